import { useKeptTicks, type KeptTicks } from '../../hooks/draft/use-kept-ticks.ts';
import { guideTexts } from '../../strings/guide-screens.ts';
import type { GuideTopic } from '../../strings/guide/shape.ts';
import { Button } from '../../ui/button.tsx';
import styles from './go-bag-list.module.css';

const KEY = 'relief-relay-go-bag';

type Sections = GuideTopic['sections'];

/** The go-bag as a list to tick off. The ticks stay on this phone. */
export function GoBagList({ sections }: { sections: Sections }) {
  const ticks = useKeptTicks(KEY);
  const items = idsIn(sections);
  const packed = items.filter((id) => ticks.ticked.has(id)).length;
  return (
    <div className={styles['bag']}>
      <div className={styles['count']}>
        <p role="status">
          <strong>{guideTexts.packed(packed, items.length)}</strong>
        </p>
        <p className={styles['kept']}>{ticks.isKept ? guideTexts.ticksKept : guideTexts.ticksLost}</p>
        <progress value={packed} max={items.length} aria-hidden="true" className={styles['progress']} />
      </div>
      {Object.entries(sections).map(([key, { title, steps }]) => (
        <fieldset key={key} id={key} tabIndex={-1} className={styles['part']}>
          <legend className={styles['title']}>{title}</legend>
          {steps.map((item, index) => (
            <Item key={item} id={itemId(key, index)} text={item} ticks={ticks} />
          ))}
        </fieldset>
      ))}
      {packed > 0 && <Button onClick={ticks.clear}>{guideTexts.untick}</Button>}
    </div>
  );
}

function Item({ id, text, ticks }: { id: string; text: string; ticks: KeptTicks }) {
  return (
    <label className={styles['item']}>
      <input id={id} type="checkbox" checked={ticks.ticked.has(id)} onChange={() => ticks.toggle(id)} />
      <span>{text}</span>
    </label>
  );
}

function itemId(section: string, index: number): string {
  return `${section}-${index + 1}`;
}

function idsIn(sections: Sections): string[] {
  return Object.entries(sections).flatMap(([key, { steps }]) => steps.map((_item, index) => itemId(key, index)));
}
