import { Component, useState, type ReactNode } from 'react';
import { wishForAll } from '../../platform/keep-wish.ts';
import { routes } from '../../routes.ts';
import { troubleTexts } from '../../strings/shell/app.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './screen-boundary.module.css';

interface ScreenBoundaryProps {
  /** At another one it is tried again. */
  place?: string;
  /** Called once it is said. */
  onBroken?(): void;
  children: ReactNode;
}

/** A screen that breaks takes nothing else with it: top bar, waiting items and their sending go on. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { error: unknown; place: string | undefined }> {
  // In the constructor: a field of a class brings half a kilobyte of helpers along where browsers know none.
  constructor(props: ScreenBoundaryProps) {
    super(props);
    this.state = { error: undefined, place: props.place };
  }

  static getDerivedStateFromProps({ place }: ScreenBoundaryProps, old: { place: string | undefined }) {
    return place === old.place ? null : { error: undefined, place };
  }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch() {
    this.props.onBroken?.();
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <Trouble error={this.state.error} />;
  }
}

function Trouble({ error }: { error: unknown }) {
  const isChunk = isChunkFailure(error);
  return (
    <section className={styles['trouble']}>
      <h1 tabIndex={-1}>{isChunk ? troubleTexts.chunkTitle : troubleTexts.title}</h1>
      <Banner tone="bad">
        <p>{isChunk ? troubleTexts.chunkBody : troubleTexts.body}</p>
      </Banner>
      <Button look="aid" onClick={() => window.location.reload()}>
        {troubleTexts.reload}
      </Button>
      {isChunk && <LaterButton />}
      <ButtonLink to={routes.outbox}>{troubleTexts.seeWaiting}</ButtonLink>
      <details>
        <summary>{troubleTexts.technical}</summary>
        {/* For `npm run explain`: there is no other way to get it off a phone. */}
        <pre dir="ltr">{stackOf(error)}</pre>
      </details>
    </section>
  );
}

/** Firefox and Safari leave the message out of the stack. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack = '' } = error;
  return stack.includes(message) ? stack : `${name}: ${message}\n${stack}`;
}

/** Has the rest of the app come to this phone once there is a network, whatever that is like. */
function LaterButton() {
  const [isNoted, setNoted] = useState(false);
  return (
    <>
      {!isNoted && (
        <Button
          onClick={() => {
            wishForAll();
            setNoted(true);
          }}
        >
          {troubleTexts.later}
        </Button>
      )}
      <p role="status">{isNoted && troubleTexts.laterNoted}</p>
    </>
  );
}

/** How Chromium, Firefox and Safari say that a part of the app could not be loaded, and Vite of a style sheet. */
const CHUNK_FAILURE = /dynamically imported module|importing a module script failed|unable to preload css/i;

export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && CHUNK_FAILURE.test(error.message);
}
