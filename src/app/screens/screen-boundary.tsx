import { Component, type ReactNode } from 'react';
import { routes } from '../../routes.ts';
import { troubleTexts } from '../../strings/shell/app.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './screen-boundary.module.css';

/** A screen that breaks takes nothing else with it: top bar, waiting items and their sending go on. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <Trouble isChunk={isChunkFailure(this.state.error)} />;
  }
}

function Trouble({ isChunk }: { isChunk: boolean }) {
  return (
    <section className={styles['trouble']}>
      <h1 tabIndex={-1}>{isChunk ? troubleTexts.chunkTitle : troubleTexts.title}</h1>
      <Banner tone="bad">
        <p>{isChunk ? troubleTexts.chunkBody : troubleTexts.body}</p>
      </Banner>
      <Button look="aid" onClick={() => window.location.reload()}>
        {troubleTexts.reload}
      </Button>
      <ButtonLink to={routes.outbox}>{troubleTexts.seeWaiting}</ButtonLink>
    </section>
  );
}

/** How Chromium, Firefox and Safari say that a part of the app could not be loaded, and Vite of a style sheet. */
const CHUNK_FAILURE = /dynamically imported module|importing a module script failed|unable to preload css/i;

export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && CHUNK_FAILURE.test(error.message);
}
