import { useEffect } from 'react';

/** While `isUnsent`, the browser asks before this page is closed or loaded anew. */
export function useLeaveQuestion(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return undefined;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsent]);
}
