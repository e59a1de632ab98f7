import { makeSealingPair, type SealingPair } from '../../../server/accounts/sealing-pair.ts';
import { vaultOf } from '../../../server/vault.ts';

/** Of 32 bytes, as `keys.json` holds it. */
export const testKey = Buffer.alloc(32, 'tests');

/** What accounts need, as a server of tests has it. */
export const testAccounts = {
  vault: vaultOf(testKey),
  setupCode: 'setup-code-of-the-tests',
  autoApprove: [],
  makePair: nextPair,
};

/** Pairs that the people of one suite share in turn: making one costs 100 ms of a core, and no test is about two being different. */
const pairs: Promise<SealingPair>[] = [];
const PAIRS = 3;
let made = 0;

function nextPair(): Promise<SealingPair> {
  const place = made++ % PAIRS;
  return (pairs[place] ??= makeSealingPair());
}
