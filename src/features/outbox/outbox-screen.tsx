import { useState } from 'react';
import { hostGate, outboxItems, unsentCount } from '../../data/queries/outbox.ts';
import { shownItem, type ShownItem } from '../../hooks/shown-item.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useQuery } from '../../hooks/use-query.ts';
import { outboxTexts } from '../../strings/outbox.ts';
import { titles } from '../../strings/titles.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ItemCard } from './item-card.tsx';
import styles from './outbox-screen.module.css';
import { useOutboxActions } from './use-outbox-actions.ts';

const PAGE = 20;

/** `/outbox`: everything that was saved on this phone, with its state, until it has arrived and after. */
export default function OutboxScreen() {
  const [limit, setLimit] = useState(PAGE);
  const [toDelete, setToDelete] = useState<ShownItem>();
  const now = useNow(1000);
  const actions = useOutboxActions();
  const found = useQuery(() => readOutbox(limit), [limit]);

  return (
    <div className={styles['screen']}>
      <h1 tabIndex={-1}>{titles.outbox}</h1>
      {found && <p>{summaryOf(found)}</p>}
      {found && found.items.length > 0 && (
        <div className={styles['all']}>
          {found.unsent > 0 && (
            <Button icon="send" look="aid" onClick={() => actions.send()}>
              {outboxTexts.sendAll}
            </Button>
          )}
          <Button icon="copy" onClick={() => actions.copy()}>
            {outboxTexts.exportAll}
          </Button>
        </div>
      )}
      <p role="status" className={styles['notice']}>
        {actions.notice}
      </p>
      <ul className={styles['list']}>
        {found?.items.map((item) => (
          <li key={item.id}>
            <ItemCard
              item={item}
              now={now}
              onSend={() => actions.send(item.id)}
              onCopy={() => actions.copy(item.id)}
              onDelete={() => setToDelete(item)}
            />
          </li>
        ))}
      </ul>
      {found?.hasMore && <Button onClick={() => setLimit((old) => old + PAGE)}>{outboxTexts.showMore}</Button>}
      {toDelete && (
        <DeleteDialog
          item={toDelete}
          onKeep={() => setToDelete(undefined)}
          onCopy={() => actions.copy(toDelete.id)}
          onDelete={() => {
            actions.remove(toDelete.id);
            setToDelete(undefined);
          }}
        />
      )}
    </div>
  );
}

interface Found {
  items: ShownItem[];
  hasMore: boolean;
  unsent: number;
}

async function readOutbox(limit: number): Promise<Found> {
  const [items, gate, unsent] = await Promise.all([outboxItems(limit + 1), hostGate(), unsentCount()]);
  const shown = items.slice(0, limit).map((item) => shownItem(item, gate));
  return { items: needsYouFirst(shown), hasMore: items.length > limit, unsent };
}

/** What a person has to act on comes first; the rest keeps its order. */
function needsYouFirst(items: ShownItem[]): ShownItem[] {
  const isStuck = (item: ShownItem) => item.state === 'needs-you';
  return [...items.filter(isStuck), ...items.filter((item) => !isStuck(item))];
}

function summaryOf({ items, unsent }: Found): string {
  if (unsent > 0) return outboxTexts.waiting(unsent);
  return items.length > 0 ? outboxTexts.allSent : outboxTexts.nothingYet;
}
