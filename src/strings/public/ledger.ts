import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

export const ledgerTexts = texts('ledgerTexts', {
  brokenTitle: 'The public ledger does not match what this phone saw before',
  broken: {
    unsigned: 'What the server shows as the ledger is not signed with the ledger’s key.',
    shorter: 'Entries that were in the ledger are missing now.',
    changed: 'Entries that were in the ledger have been changed.',
    unproven: 'The server does not show that all earlier entries are still there.',
    unnamed: 'The server shows another ledger, which does not say that it follows the one before.',
  },
  brokenDo:
    'Copy both checkpoints and send them to somebody you trust outside this organization. Together they are evidence: each one is signed.',
  originTitle: 'The public ledger has begun anew',
  origin: {
    restored: 'The server was restored from a backup.',
    imported: 'Records from another server were added.',
    failover: 'A standby server took over.',
    other: 'The server did not say why.',
  },
  originHolds:
    'The new ledger names the old one, and nothing that this phone saw is missing. The old one can still be read.',
  originLost:
    'The newest entries that this phone saw are missing from the old ledger. Send the checkpoint that this phone kept to the organization: it shows what was there.',
  kept: 'Checkpoint that this phone kept',
  offered: 'Checkpoint that the server shows now',
  none: 'This phone had not kept one yet.',
  copyKept: 'Copy the kept checkpoint',
  copyOffered: 'Copy the new checkpoint',
  copied: 'Copied.',
  notCopied: 'It could not be copied. Press and hold the text to copy it.',
  hide: 'Hide this message',
});

export const ledgerSectionTexts = texts('ledgerSectionTexts', {
  title: 'The ledger behind these figures',
  lead: 'Each movement of money is an entry. Once written, an entry cannot be changed or removed without phones noticing. It holds no names.',
  unknown: 'The ledger comes with the next connection.',
  size: (count: number) =>
    plural(count, {
      one: 'It has # entry. This phone keeps its newest checkpoint.',
      other: 'It has # entries. This phone keeps its newest checkpoint.',
    }),
  entry: 'Number of an entry',
  entryHint: (last: number) => `From 0 to ${last}. The number of your donation is on its receipt.`,
  check: 'Check this entry',
  checking: 'Checking…',
  offline: 'There is no connection to the server.',
  notThere: (index: number) => `The server cannot prove that entry ${index} is in the ledger.`,
  there: (index: number, entry: string) => `Entry ${index} is in the ledger: ${entry}`,
  noSuchEntry: 'There is no entry of this number.',
  saveProof: 'Save the proof of this entry',
  download: 'Download the whole ledger',
});

export const ledgerKindTexts = texts('ledgerKindTexts', {
  origin: 'The ledger began',
  received: 'Received',
  fee: 'Fee',
  allocated: 'Allocated',
  deallocated: 'Allocation taken back',
  purchase: 'Purchase',
  delivered: 'Delivered',
  refund: 'Went back to the donor',
  settled: 'Shortfall settled',
});
