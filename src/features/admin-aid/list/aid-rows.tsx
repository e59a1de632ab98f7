import type { AdminAid } from '../../../data/queries/admin/admin-aid.ts';
import { useNow } from '../../../hooks/shared/use-now.ts';
import { VirtualList } from '../../../ui/list/virtual-list.tsx';
import { AidCard } from '../request/aid-card.tsx';
import type { AidDesk } from '../request/aid-question.ts';

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
