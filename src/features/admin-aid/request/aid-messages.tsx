import { lazy } from 'react';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../../parts/late-part.tsx';

const ReadMessages = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./read-messages.tsx')).ReadMessages })),
);

/** What whoever sent it and those who have it in hand wrote to each other: where nothing was written there is nothing to ask for. */
export function AidMessages({ id, messagedAt }: { id: string; messagedAt: string | undefined }) {
  if (messagedAt === undefined) return null;
  return (
    <LatePart>
      <ReadMessages id={id} />
    </LatePart>
  );
}
