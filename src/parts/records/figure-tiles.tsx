import { useId } from 'react';
import type { Figures } from '../../../contract/calls/figures.ts';
import { asOfText, figureNumber, figureTexts } from '../../strings/public/figures.ts';
import styles from './figure-tiles.module.css';

const kinds = ['disasters', 'requests', 'volunteers', 'ngos'] as const;

/** The deployment's real counts. One that is zero has no tile, and where all are there is nothing at all. What is no count stays words. */
export function FigureTiles({ figures }: { figures: Figures | null | undefined }) {
  const titleId = useId();
  const shown = figures ? kinds.filter((kind) => figures[kind] > 0) : [];
  if (!figures || shown.length === 0) return null;
  return (
    <section className={styles['figures']} aria-labelledby={titleId}>
      <h2 id={titleId}>{figureTexts.title}</h2>
      <dl className={styles['tiles']}>
        {shown.map((kind) => (
          <div key={kind} className={styles['tile']}>
            <dt>{figureTexts[kind](figures[kind])}</dt>
            <dd>{figureNumber(figures[kind])}</dd>
          </div>
        ))}
        <div className={styles['tile']}>
          <dt>{figureTexts.response}</dt>
          <dd dir="ltr">{figureTexts.always}</dd>
        </div>
      </dl>
      <p className={styles['asOf']}>{asOfText(figures.at)}</p>
    </section>
  );
}
