import { installTexts } from '../../strings/shell/install.ts';
import styles from './install-card.module.css';
import { InstallDrawing, type DrawingName } from './install-drawing.tsx';

const drawingsOf: Readonly<Record<'share-menu' | 'menu', readonly DrawingName[]>> = {
  'share-menu': ['share', 'line', 'add'],
  menu: ['dots', 'line', 'add'],
};

/** What to tap, one after the other, where the browser cannot be asked. */
export function InstallSteps({ way }: { way: 'share-menu' | 'menu' }) {
  const sentences = way === 'menu' ? installTexts.menu : installTexts.shareMenu;
  return (
    <>
      <ol className={styles['steps']}>
        {drawingsOf[way].map((drawing, index) => (
          <li key={drawing} className={styles['step']}>
            <InstallDrawing name={drawing} />
            <span>{sentences[index]}</span>
          </li>
        ))}
      </ol>
      {way === 'share-menu' && <p className={styles['hint']}>{installTexts.shareMenuMissing}</p>}
    </>
  );
}
