import { hashingOf } from '../../../server/accounts/hashing.ts';
import { makeSealingPair, type SealingPair } from '../../../server/accounts/sealing-pair.ts';
import { vaultOf } from '../../../server/vault.ts';

/** Of 32 bytes, as `keys.json` holds it. */
export const testKey = Buffer.alloc(32, 'tests');

/**
 * As on every server, at the least cost: people are made by the hundred, and each costs two hashes. That of a real server is what
 * `server/accounts/sign-in.test.ts` and journeys are about.
 */
const cheapHashing = hashingOf(
  { memoryCost: 8, timeCost: 1 },
  '$argon2id$v=19$m=8,t=1,p=1$9l0Z3tCY/qt2EMwpr6wcYQ$VHSUbFMnLpPsCtKqWs92lrpkYg8rGg2kmeimVahb/4o',
);

/** What accounts need, as a server of tests has it. */
export const testAccounts = {
  vault: vaultOf(testKey),
  setupCode: 'setup-code-of-the-tests',
  autoApprove: [],
  hashing: cheapHashing,
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
