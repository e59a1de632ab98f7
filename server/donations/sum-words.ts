import { entryOf } from '../../contract/base/entry-of.ts';
import { donationStatuses, type FundEntryKind } from '../../contract/enumerations.ts';
import type { SumFault } from '../store/donations/check-sums.ts';

const entries: Readonly<Record<FundEntryKind, string>> = {
  received: 'money received',
  fee: 'fees of the payment provider',
  refund: 'money refunded',
  allocated: 'money allocated',
  'taken-back': 'allocations taken back',
  purchase: 'money spent',
  settled: 'shortfalls settled',
};

const others = {
  unallocated: 'money not yet allocated',
  shortfall: 'money allocated and then refunded',
  open: 'number of donations with money left to allocate',
  donors: 'number of donors',
  'campaign-given': 'money given to campaigns',
  'campaign-donors': 'numbers of donors of campaigns',
  'of-one': 'what is left of single donations',
};

const statuses = Object.fromEntries(donationStatuses.map((status) => [status, `number of ${status} donations`]));

const words = { ...entries, ...others, ...statuses };

/** Which sums are wrong, each once, for whoever runs the server; what they come to is in the log. A name that is new here stands as it is. */
export function sumWords(faults: readonly SumFault[]): string {
  const told = faults.map(({ name, isTest }) => `${entryOf(words, name) ?? name}${isTest ? ' (test payments)' : ''}`);
  return [...new Set(told)].join(', ');
}
