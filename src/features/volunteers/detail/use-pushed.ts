import { useState } from 'react';
import { useLateQuery } from '../../../hooks/shared/use-late-query.ts';
import type { Pushed } from './read-pushed.ts';

/** What an alert brought of this disaster, which stays the same; read late, by code that most who come here do without. */
export function usePushed(id: string): Pushed | null | undefined {
  const [load] = useState(
    () => () =>
      import('./read-pushed.ts').then(
        ({ readPushed }) =>
          () =>
            readPushed(id),
      ),
  );
  return useLateQuery(load);
}
