import { Component, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';

/** Long enough for the first screen to be live on a slow phone. */
const SETTLE_MS = 1000;

/** Parts that nobody waits for: loaded once the first screen stands. One that fails leaves nothing behind. */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      timer = setTimeout(() => startTransition(() => setTime(true)), SETTLE_MS);
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => {
      window.removeEventListener('load', begin);
      clearTimeout(timer);
    };
  }, []);
  if (!isTime) return null;
  return (
    <QuietBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </QuietBoundary>
  );
}

class QuietBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  // In the constructor: a field of a class brings half a kilobyte of helpers along where browsers know none.
  constructor(props: { children: ReactNode }) {
    super(props);
    this.state = { hasFailed: false };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
