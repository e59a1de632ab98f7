import { useState } from 'react';
import { epochMsOf } from '../../../contract/base/iso-time.ts';
import { rupeesText } from '../../../contract/base/rupees-text.ts';
import type { DeliveryView } from '../../../contract/entities/delivery.ts';
import { publicDeliveries } from '../../hooks/funds/public-deliveries.ts';
import { dayText } from '../../strings/dates.ts';
import { disasterTypeLabel, nameOf } from '../../strings/forms/labels.ts';
import { leftToRight } from '../../strings/isolate.ts';
import { deliveryStatusNames } from '../../strings/public/deliveries.ts';
import { standingText } from '../../strings/public/delivery-standing.ts';
import { fundInfoTexts as words } from '../../strings/public/funds.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { DeliveryDetails } from './delivery-details.tsx';
import styles from './fund-info.module.css';
import { itemsText } from './items-text.ts';

interface DeliveryTableProps {
  /** Of the copy, newest first. */
  first: readonly DeliveryView[];
  next: string | undefined;
}

/** What was brought, as everybody may see it; what is behind the first ones is asked for. */
export function DeliveryTable({ first, next }: DeliveryTableProps) {
  const [more, setMore] = useState<{ rows: readonly DeliveryView[]; next: string | undefined }>({ rows: [], next });
  const [isFailed, setFailed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [opened, setOpened] = useState<DeliveryView>();
  const rows = [...first, ...more.rows];

  async function bring(cursor: string): Promise<void> {
    if (isAsking) return;
    setAsking(true);
    const page = await publicDeliveries(cursor);
    setAsking(false);
    setFailed(page === undefined);
    if (page) setMore((before) => ({ rows: [...before.rows, ...page.data], next: page.next }));
  }

  return (
    <section className={styles['part']} aria-labelledby="fund-deliveries">
      <h2 id="fund-deliveries">{words.deliveries}</h2>
      {rows.length === 0 ? (
        <p>{words.noDeliveries}</p>
      ) : (
        <DataTable
          labelledBy="fund-deliveries"
          rows={rows}
          keyOf={({ _id }) => _id}
          columns={[
            {
              id: 'disaster',
              kind: 'name',
              head: words.disaster,
              render: ({ disaster }) => <bdi>{disasterTypeLabel(disaster)}</bdi>,
            },
            { id: 'items', head: words.items, render: ({ items }) => itemsText(items) },
            {
              id: 'status',
              head: words.status,
              render: (delivery) => (
                <>
                  {nameOf(deliveryStatusNames, delivery.status)}
                  {standingText(delivery) !== undefined && <small>{standingText(delivery)}</small>}
                </>
              ),
            },
            {
              id: 'date',
              head: words.date,
              render: ({ date }) => <span title={exactTime(epochMsOf(date))}>{dayText(date)}</span>,
            },
            { id: 'ngo', head: words.ngo, render: ({ assignedNGO }) => <bdi>{assignedNGO.name}</bdi> },
            {
              id: 'allocated',
              kind: 'number',
              head: words.allocated,
              render: ({ allocated }) => (allocated === undefined ? '–' : leftToRight(rupeesText(allocated))),
            },
            {
              id: 'details',
              kind: 'actions',
              head: words.details,
              render: (delivery) => (
                <Button
                  aria-label={words.detailsOf(disasterTypeLabel(delivery.disaster))}
                  onClick={() => setOpened(delivery)}
                >
                  {words.details}
                </Button>
              ),
            },
          ]}
        />
      )}
      {isFailed && <p role="status">{words.deliveriesFailed}</p>}
      {more.next !== undefined && (
        <Button aria-disabled={isAsking} onClick={() => void bring(more.next ?? '').catch(console.error)}>
          {isAsking ? words.loading : words.more}
        </Button>
      )}
      {opened && <DeliveryDetails delivery={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}
