import { useRef, useSyncExternalStore } from 'react';
import { appTexts } from '../strings/shell/app.ts';
import { adoptedTexts, followTexts } from '../strings/texts.ts';
import { Announcer } from '../ui/feedback/announcer.tsx';
import '../ui/tokens.css';
import '../ui/base.css';
import { AfterPaint } from './late/after-paint.tsx';
import styles from './app.module.css';
import { Footer } from './bar/footer.tsx';
import { AskingSlot, LateParts, SessionSlot } from './late/late-parts.tsx';
import { FirstTable } from './screens/first-table.tsx';
import { TopBar } from './bar/top-bar.tsx';

/** The whole page: top bar, the screen of the address, footer. Expects a router around it. */
export function App() {
  const main = useRef<HTMLElement>(null);
  // On a thin link something may have to be said before its texts are there: it is said again in the language then.
  useSyncExternalStore(followTexts, adoptedTexts, adoptedTexts);
  return (
    <div className={styles['page']}>
      <a
        href="#main"
        className={styles['skip']}
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {appTexts.skip}
      </a>
      <TopBar />
      <SessionSlot />
      <main id="main" ref={main} tabIndex={-1} className={styles['main']}>
        <FirstTable homeSlot={<AskingSlot place="home" />} />
      </main>
      <Footer />
      <Announcer />
      <AfterPaint>
        <LateParts />
      </AfterPaint>
    </div>
  );
}
