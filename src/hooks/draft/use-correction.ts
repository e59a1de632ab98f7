import { useEffect, useState } from 'react';
import type { ItemReason } from '../../data/outbox/item.ts';
import { serverProblemText } from '../../strings/forms/problems.ts';
import { loadUntilThere } from '../shared/load-until-there.ts';

/** What a form that corrects a refused item shows of it. */
export interface Correcting {
  correction: { reason?: ItemReason | undefined } | undefined;
  /** The server's reasons by field, as sentences. */
  marks: Readonly<Record<string, string>>;
}

const none: Correcting['marks'] = {};

/** Why the item `supersedes` was refused. Its reason comes a moment later than the form; without it the form still works. */
export function useCorrection(supersedes: string | undefined): Correcting {
  const [found, setFound] = useState<{ id: string; reason?: ItemReason | undefined }>();
  useEffect(() => {
    if (supersedes === undefined) return undefined;
    let isOpen = true;
    loadUntilThere(() => import('../../data/queries/items/outbox.ts'))
      .then(({ outboxItem }) => outboxItem(supersedes))
      .then((item) => isOpen && setFound({ id: supersedes, reason: item?.reason }))
      .catch(console.error);
    return () => {
      isOpen = false;
    };
  }, [supersedes]);
  if (supersedes === undefined) return { correction: undefined, marks: none };
  const reason = found?.id === supersedes ? found.reason : undefined;
  const fields = Object.entries(reason?.fields ?? {});
  return {
    correction: { reason },
    marks: Object.fromEntries(fields.map(([name, problem]) => [name, serverProblemText(problem)])),
  };
}
