import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { stepTo } from './step-focus.ts';
import styles from './tabs.module.css';

interface Tab {
  id: string;
  label: ReactNode;
  /** Called once the tab has been opened: until then nothing of it is loaded. */
  render(): ReactNode;
}

interface TabsProps {
  /** What the tabs are the parts of. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the one that is open at first; else the first of them. */
  start?: string | undefined;
  onOpen?: ((id: string) => void) | undefined;
}

/** One of several panels at a time. Those that were left keep what was typed in them. */
export function Tabs({ label, tabs, start, onOpen }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(start ?? tabs[0]?.id);
  const [opened, setOpened] = useState<readonly string[]>([]);
  // A tab that is gone leaves the first one open.
  const current = Math.max(
    tabs.findIndex((tab) => tab.id === chosen),
    0,
  );

  function open(place: number): void {
    const next = tabs[place]?.id;
    if (next === undefined || chosen === undefined) return;
    setOpened([...opened, chosen]);
    setChosen(next);
    onOpen?.(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const place = stepTo(event, 'across', current, tabs.length);
    if (place === undefined) return;
    event.preventDefault();
    open(place);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus();
  }

  return (
    <div className={styles['tabs']}>
      <div ref={list} role="tablist" aria-label={label} className={styles['list']}>
        {tabs.map((tab, place) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-selected={place === current}
            aria-controls={`${id}-panel-${tab.id}`}
            tabIndex={place === current ? 0 : -1}
            className={styles['tab']}
            onClick={() => open(place)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, place) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
          hidden={place !== current}
          tabIndex={0}
          className={styles['panel']}
        >
          {(place === current || opened.includes(tab.id)) && tab.render()}
        </div>
      ))}
    </div>
  );
}
