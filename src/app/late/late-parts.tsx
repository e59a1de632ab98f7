import { lazy, useEffect, type ComponentType } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { bringOtherTexts } from '../../strings/packs.ts';
import { AfterPaint } from './after-paint.tsx';
import type { CardPlace } from './which-card.ts';

const LateShell = late(async () => ({ default: (await import('./late-shell.tsx')).LateShell }));
const CardSlot = late(async () => ({ default: (await import('./card-slot.tsx')).CardSlot }));
const HomeEnd = late(async () => ({ default: (await import('./card-slot.tsx')).HomeEnd }));
const SessionBar = late(async () => ({ default: (await import('./session-bar.tsx')).SessionBar }));

const FooterContact = late(async () => (await import('./late-screens.ts')).footerContact());
const NewsletterField = late(async () => (await import('./late-screens.ts')).newsletterField());

/** What comes into the shell once the first screen stands. */
export function LateParts() {
  useEffect(() => void bringConfig(), []);
  return <LateShell />;
}

async function bringConfig(): Promise<void> {
  const { refreshConfig } = await loadUntilThere(() => import('../../data/sync/refresh-config.ts'));
  await refreshConfig();
}

function late<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => loadUntilThere(() => bringOtherTexts().then(load)));
}

/** Where the app itself asks for something on a screen: never on a form. */
export function AskingSlot({ place }: { place: CardPlace }) {
  return (
    <AfterPaint>
      <CardSlot place={place} />
    </AfterPaint>
  );
}

/** What comes late at the end of the home screen. */
export function EndSlot() {
  return (
    <AfterPaint>
      <HomeEnd />
    </AfterPaint>
  );
}

/** Under the top bar: that the server ended the session of this phone. */
export function SessionSlot() {
  return (
    <AfterPaint>
      <SessionBar />
    </AfterPaint>
  );
}

/** In the footer, whose place for it is kept: the newsletter, and who runs this server. */
export function FooterSlot() {
  return (
    <AfterPaint>
      <NewsletterField />
      <FooterContact />
    </AfterPaint>
  );
}
