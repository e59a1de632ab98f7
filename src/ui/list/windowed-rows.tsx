import { useLayoutEffect, useRef, type RefObject } from 'react';
import { ListRows, type RowsProps } from './list-rows.tsx';
import { useRowWindow } from './use-row-window.ts';

/** Rows that are about to be seen, and the one that has the focus. */
export function WindowedRows(props: RowsProps) {
  const { keys, focused, rowRem } = props;
  const list = useRef<HTMLUListElement>(null);
  const kept = focused.key === undefined ? -1 : keys.indexOf(focused.key);
  const { shown, padding, measure } = useRowWindow({ list, keys, kept, rowRem });
  useFocusTakenOver(list, focused.key);
  return <ListRows {...props} ref={list} isWindow shown={shown} style={padding} measure={measure} />;
}

/** These rows took the place of plain ones, one of which had the focus. */
function useFocusTakenOver(list: RefObject<HTMLElement | null>, key: string | undefined): void {
  const first = useRef(key);
  useLayoutEffect(() => {
    if (first.current === undefined || document.activeElement !== document.body) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
    const row = rows.find(({ dataset }) => dataset['key'] === first.current);
    row?.querySelector<HTMLElement>('a[href], button, input, select, textarea')?.focus({ preventScroll: true });
  }, [list]);
}
