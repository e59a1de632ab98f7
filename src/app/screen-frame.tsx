import { useEffect, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { routes } from '../routes.ts';
import { appTexts } from '../strings/app.ts';
import styles from './screen-table.module.css';

/** What the router calls the address that the app was opened with. */
const FIRST_LOCATION = 'default';

/** Names the document after its screen; after a navigation moves the focus to the heading and the page to its top. */
export function ScreenFrame({ title, children }: { title: string; children: ReactNode }) {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    document.title = appTexts.documentTitle(title);
  }, [title]);
  useEffect(() => {
    if (key === FIRST_LOCATION) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    // Going back, the browser brings the page to where it was.
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [key, navigation]);
  return <div className={`${styles['screen']} ${pathname === routes.home ? styles['wide'] : ''}`}>{children}</div>;
}
