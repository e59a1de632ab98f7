import type { AdminAid } from '../../data/queries/admin-aid.ts';
import { useNow } from '../../hooks/use-now.ts';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { AidCard } from './aid-card.tsx';
import type { AidDesk } from './aid-question.ts';

const MINUTE_MS = 60_000;

export interface AidRowsProps {
  rows: readonly AdminAid[];
  desk: AidDesk;
  isFromServer?: boolean;
  onOpen(id: string): void;
  onNearEnd?: (() => void) | undefined;
}

export function AidRows({ rows, desk, isFromServer = false, onOpen, onNearEnd }: AidRowsProps) {
  const now = useNow(MINUTE_MS);
  return (
    <VirtualList
      rows={rows}
      keyOf={({ _id }) => _id}
      render={(aid) => (
        <AidCard aid={aid} now={now} desk={desk} isFromServer={isFromServer} onOpen={() => onOpen(aid._id)} />
      )}
      rowRem={30}
      isGrid
      {...(onNearEnd && { onNearEnd })}
    />
  );
}
