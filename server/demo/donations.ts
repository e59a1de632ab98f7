import { fundCategories, type FundCategory } from '../../contract/enumerations.ts';
import { allocate } from '../donations/allocate.ts';
import { enterFee } from '../donations/enter-fee.ts';
import { enterPurchase } from '../donations/enter-purchase.ts';
import type { FundServices } from '../donations/act-on-funds.ts';
import { keepFundEntry } from '../donations/keep-fund-entry.ts';
import { insertDonation, keepOrder, keepPaid, keepUnpaid, takeReceiptNumber } from '../store/donations/donations.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { DAY_MS, MINUTE_MS } from './around.ts';
import { deliveries } from './deliveries.ts';
import { events } from './events.ts';
import { inTurn, numbered, part, type Desk, type Plan } from './part.ts';
import { adminsOf, people } from './people.ts';
import { nameFrom } from './regions.ts';
import { reports } from './reports.ts';
import type { Seeded } from './seeded.ts';

interface DemoAllocation {
  id: string;
  amount: number;
  category: FundCategory;
  campaign?: string | undefined;
  delivery?: string | undefined;
  /** Absent: nothing was bought of it yet. */
  purchase?: { id: string; amount: number; what: string; fromWhom: string };
}

/** A test donation, as the test payment page makes them, and what became of its money. */
interface DemoDonation {
  id: string;
  accountId: string;
  at: number;
  body: { amount: number; donorName: string; email: string; phone: string; purpose?: string; campaign?: string };
  status: 'completed' | 'pending' | 'failed';
  /** Of a paid one. */
  entryId: string;
  admin: string;
  fee?: { id: string; amount: number };
  allocations: readonly DemoAllocation[];
}

const USUAL = 30;
const DAYS = 60;
/** What became of each in turn: most are paid. */
const statuses = ['completed', 'completed', 'completed', 'pending', 'completed', 'completed', 'failed'] as const;
const rupees = [500, 2_500, 10_000, 1_000, 25_000, 750, 5_001] as const;
/** Where it is empty the donor wrote none. */
const purposes = ['Boats', '', 'For the children', 'भोजन और पानी', ''] as const;
const goods = [
  ['40 tarpaulins', 'Kochi Canvas'],
  ['Water filters', 'Patna Hardware'],
  ['First aid kits', 'City Pharmacy'],
] as const;

export const donations = part<DemoDonation>('donations', makeDonations, keepDonations);

function makeDonations(plan: Plan, chance: Seeded): DemoDonation[] {
  const admins = adminsOf(plan);
  const donors = people.make(plan).filter(({ decision }) => decision !== undefined);
  const campaigns = reports
    .make(plan)
    .filter(({ decisions }) => decisions.length === 1 && decisions[0]?.to === 'active')
    .map(({ id }) => id);
  const [delivery] = deliveries.make(plan).map(({ pack }) => pack.id);
  return numbered(USUAL, plan).map((index) => {
    const { id: accountId } = inTurn(donors, index);
    const status = inTurn(statuses, index);
    const amount = inTurn(rupees, index) * 100;
    const campaign = index % 3 === 0 ? inTurn(campaigns, index) : undefined;
    const purpose = inTurn(purposes, index);
    const isPaid = status === 'completed';
    return {
      id: chance.id(),
      accountId,
      at: plan.now - chance.whole(DAY_MS / MINUTE_MS, (DAYS * DAY_MS) / MINUTE_MS) * MINUTE_MS,
      body: {
        amount,
        donorName: nameFrom(inTurn(events, index).region, chance),
        email: `donor-${index + 1}@example.org`,
        // Of ten digits, as a donation's must be, and nobody's: no number begins so.
        phone: String(chance.whole(0, 999_999)).padStart(10, '0'),
        ...(purpose === '' ? {} : { purpose }),
        ...(campaign === undefined ? {} : { campaign }),
      },
      status,
      entryId: chance.id(),
      admin: inTurn(admins, index),
      ...(isPaid && index % 4 === 0 ? { fee: { id: chance.id(), amount: Math.floor(amount / 50) } } : {}),
      allocations: isPaid ? allocationsOf({ index, amount, campaign, delivery }, chance) : [],
    };
  });
}

interface Making {
  index: number;
  amount: number;
  campaign: string | undefined;
  delivery: string | undefined;
}

/** Of each five paid ones two are allocated in part, one to a delivery, and one not yet. */
function allocationsOf({ index, amount, campaign, delivery }: Making, chance: Seeded): DemoAllocation[] {
  const turn = index % 5;
  if (turn === 3) return [];
  const share = Math.floor((amount * (turn === 0 ? 9 : 5)) / 10);
  const [what, fromWhom] = inTurn(goods, index);
  const isForDelivery = turn === 1 && delivery !== undefined;
  return [
    {
      id: chance.id(),
      amount: share,
      category: inTurn(fundCategories, index),
      ...(isForDelivery ? { delivery } : campaign === undefined ? {} : { campaign }),
      ...(turn === 2 ? {} : { purchase: { id: chance.id(), amount: Math.floor(share / 2), what, fromWhom } }),
    },
  ];
}

async function keepDonations({ pool, vault }: Desk, rows: readonly DemoDonation[]): Promise<void> {
  // In the order of their receipts.
  for (const row of rows.toSorted((a, b) => a.at - b.at)) {
    const { id, accountId, at, body, status } = row;
    await insertDonation(pool, { id, accountId, isTest: true }, body, at);
    // What has no order is taken for a dialog that never opened, and deleted.
    await keepOrder(pool, id, `order_test_${id.replaceAll('-', '')}`, at);
    if (status !== 'completed') {
      const failure = status === 'failed' ? 'The test payment was declined.' : null;
      await inTransaction(pool, (client) => keepUnpaid(client, id, { status, failure, checkAt: null }));
      continue;
    }
    await inTransaction(pool, async (client) => {
      const paid = {
        paymentId: `test_${id.replaceAll('-', '')}`,
        receiptNumber: await takeReceiptNumber(client, true),
      };
      await keepPaid(client, id, { ...paid, convenienceFee: 0, now: at });
      const received = {
        id: row.entryId,
        kind: 'received',
        amount: body.amount,
        donationId: id,
        isTest: true,
      } as const;
      await keepFundEntry({ client, vault, now: at }, { ...received, campaignId: body.campaign, at });
    });
    await moveMoney({ pool, vault }, row);
  }
}

async function moveMoney(services: FundServices, { id, at, admin, fee, allocations }: DemoDonation): Promise<void> {
  const acts = [];
  if (fee)
    acts.push(() =>
      enterFee(services, { _id: fee.id, donation: id, amount: fee.amount, what: 'Provider fee' }, admin, at),
    );
  for (const { id: _id, purchase, ...rest } of allocations) {
    acts.push(() => allocate(services, { _id, donation: id, ...rest }, admin, at + MINUTE_MS));
    if (purchase) {
      const { id: purchaseId, ...bought } = purchase;
      acts.push(() =>
        enterPurchase(services, { _id: purchaseId, allocation: _id, ...bought }, admin, at + 2 * MINUTE_MS),
      );
    }
  }
  for (const act of acts) {
    const done = await act();
    if (!done.ok) throw new Error(`a demonstration's money was refused: ${done.failure.message}`);
  }
}
