import { lazy, Suspense } from 'react';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';

const ReadMessages = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./read-messages.tsx')).ReadMessages })),
);

/** What whoever sent it and those who have it in hand wrote to each other: where nothing was written there is nothing to ask for. */
export function MessagesPart({ id, messagedAt }: { id: string; messagedAt: string | undefined }) {
  if (messagedAt === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ReadMessages id={id} />
    </Suspense>
  );
}
