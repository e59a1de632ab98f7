import { useEffect, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { wakePage } from '../../platform/early-page.ts';
import { routes } from '../../routes.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { classes } from '../../ui/classes.ts';
import styles from './screen-table.module.css';

/** What the router calls the address that the app was opened with. */
const FIRST_LOCATION = 'default';

/** Screens that use the whole width of a desk, for what stands side by side. */
const wide: readonly string[] = [routes.home, routes.ngoList];

interface ScreenFrameProps {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}

/**
 * Names the document after its screen; after a navigation moves the focus to the heading and the page to its top. A screen that shows
 * one of its parts marks that one's heading, `data-arrival`.
 */
export function ScreenFrame({ title, isWide = false, children }: ScreenFrameProps) {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    document.title = appTexts.documentTitle(title);
  }, [title]);
  // Children's effects run first: the screen hears by now.
  useEffect(wakePage, []);
  useEffect(() => {
    if (key === FIRST_LOCATION) return;
    const heading = document.querySelector('main [data-arrival]') ?? document.querySelector('main h1');
    if (heading instanceof HTMLElement) heading.focus({ preventScroll: true });
    // Going back, the browser brings the page to where it was.
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [key, navigation]);
  const isBroad = isWide || wide.includes(pathname);
  return <div className={classes(styles['screen'], isBroad && styles['wide'])}>{children}</div>;
}
