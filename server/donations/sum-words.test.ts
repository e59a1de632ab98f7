import { expect, it } from 'vitest';
import { donationStatuses, fundEntryKinds } from '../../contract/enumerations.ts';
import { sumWords } from './sum-words.ts';

const fault = (name: string, isTest = false) => ({ name, isTest, part: '', ledger: 0, kept: 1 });

it('says each wrong sum once, and which are of tests', () => {
  expect(sumWords([fault('received'), fault('received'), fault('received', true)])).toBe(
    'money received, money received (test payments)',
  );
});

it('has words for every sum there is', () => {
  const all = [
    ...fundEntryKinds,
    ...donationStatuses,
    'unallocated',
    'shortfall',
    'open',
    'donors',
    'campaign-given',
    'campaign-donors',
    'of-one',
  ];
  for (const name of all) expect(sumWords([fault(name)])).toMatch(/ /);
  expect(sumWords([fault('of another release')])).toBe('of another release');
});
