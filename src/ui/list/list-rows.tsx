import { useEffect, useRef, type CSSProperties, type ReactNode, type Ref } from 'react';
import type { FocusedRow } from './use-focused-row.ts';
import { classes } from '../classes.ts';
import styles from './virtual-list.module.css';

export interface RowsProps {
  /** Of all rows, in order. */
  keys: readonly string[];
  renderAt(index: number): ReactNode;
  focused: FocusedRow;
  labelledBy?: string | undefined;
  total?: number | undefined;
  rowRem: number;
  isGrid: boolean;
  onNearEnd?: (() => void) | undefined;
}

export interface DrawnRow {
  index: number;
  /** The line it stands in: several stand side by side on a wide screen. */
  line: number;
  /** Where it lies when it only stays for its focus. */
  apart?: CSSProperties;
}

interface ListRowsProps extends RowsProps {
  shown: readonly DrawnRow[];
  isWindow?: boolean;
  ref?: Ref<HTMLUListElement>;
  measure?: (element: HTMLElement | null) => void;
  style?: CSSProperties | undefined;
}

/** Rows from the end at which more are asked for. */
const NEAR = 20;

/** All rows. */
export function PlainRows(props: RowsProps) {
  return <ListRows {...props} shown={props.keys.map((_, index) => ({ index, line: index }))} />;
}

/** Those that are drawn; where they are a window on the list, each says which of how many it is. */
export function ListRows({ keys, shown, isWindow = false, ref, measure, style, ...props }: ListRowsProps) {
  const { renderAt, focused, labelledBy, total, isGrid, onNearEnd } = props;
  const size = total ?? (onNearEnd ? -1 : keys.length);
  useMore((shown.at(-1)?.index ?? -1) >= keys.length - 1 - NEAR, keys.length, onNearEnd);
  return (
    <ul
      ref={ref}
      // Safari takes a list without bullets for none.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="list"
      aria-labelledby={labelledBy}
      className={classes(styles['list'], isGrid && styles['columns'])}
      style={style}
      {...focused.handlers}
    >
      {shown.map(({ index, line, apart }) => (
        <li
          key={keys[index]}
          ref={measure}
          data-key={keys[index]}
          data-index={line}
          {...(isWindow && { 'aria-setsize': size, 'aria-posinset': index + 1 })}
          className={classes(styles['row'], apart && styles['apart'])}
          style={apart}
        >
          {renderAt(index)}
        </li>
      ))}
    </ul>
  );
}

function useMore(isNearEnd: boolean, count: number, onNearEnd: (() => void) | undefined): void {
  const askedAt = useRef(-1);
  useEffect(() => {
    if (!isNearEnd || !onNearEnd || askedAt.current === count) return;
    askedAt.current = count;
    onNearEnd();
  }, [isNearEnd, count, onNearEnd]);
}
