import type pg from 'pg';
import type { Clock } from '../../contract/base/clock.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { fillBucket, giveTryBack, takeTry, type Bucket } from '../store/accounts/throttles.ts';
import type { Vault } from '../vault.ts';

/** Ten wrong guesses at once, then one each 90 s: full again, and so wholly open, after 15 minutes at most (S11). */
const guesses: Bucket = { size: 10, refillSeconds: 90 };

/**
 * What is counted, each for its own subject. Failures only, unless it says otherwise: what went well is given back.
 *
 * An address stands for a whole relief camp: it is slowed, never locked, and a device that is known to the account passes
 * by its own bucket, so that nobody is kept out by a stranger's guesses, nor by a neighbour's.
 */
const buckets = {
  /** Sign-in by the e-mail address, whether or not it has an account: a lock must not tell. */
  signIn: guesses,
  /** Sign-in on a device that was signed in to the account before. */
  knownDevice: guesses,
  signInFromAddress: { size: 100, refillSeconds: 10 },
  /** Sign-ins, right ones too: each costs us some 20 ms of a core and a row. A camp's rush passes, a flood does not. */
  workFromAddress: { size: 600, refillSeconds: 1 },
  /** The same on a device that is known to the account, which no neighbour's flood may keep out. */
  workOfKnownDevice: { size: 30, refillSeconds: 60 },
  /** Registrations, good ones too: each costs us some 100 ms of a core. */
  registration: { size: 120, refillSeconds: 10 },
  /** Answers that an e-mail address is taken. */
  taken: guesses,
  setupCode: guesses,
  /** The password again, of somebody who is signed in; right ones too: nobody needs it often, and each costs us a hash. */
  password: guesses,
  /** The second step's code, of somebody who knows the password: one in 300,000 is right. */
  code: { size: 5, refillSeconds: 180 },
  /** Reset links that are asked for, by the e-mail address. */
  forgot: { size: 3, refillSeconds: 1200 },
  forgotFromAddress: { size: 60, refillSeconds: 15 },
  /** Mails to the owner of an address that somebody registers again: a stranger's form must not fill their letter box. */
  takenMail: { size: 2, refillSeconds: 6 * 3600 },
  /** Mails that ask the owner of an address whether they want the newsletter. */
  newsletterMail: { size: 1, refillSeconds: 24 * 3600 },
  /** Links of those mails, good ones too, by the network they are opened in. */
  newsletterLink: { size: 60, refillSeconds: 15 },
  /** Wrong look-ups of a reference with a telephone number, by the network: a camp's people ask from one address. */
  lookUpFromAddress: { size: 60, refillSeconds: 20 },
  /** The same from everywhere together: whoever has many addresses guesses no faster. */
  lookUp: { size: 2000, refillSeconds: 2 },
  /** Wrong numbers for one reference, of one network. */
  lookUpReference: guesses,
  /** SMS that ask about old records, by the number: a stranger's forms must not fill anybody's phone. */
  askText: { size: 2, refillSeconds: 24 * 3600 },
} as const satisfies Record<string, Bucket>;

type Subject = readonly [kind: keyof typeof buckets, subject: string];

interface Counting {
  pool: pg.Pool;
  clock: Clock;
  vault: Vault;
}

/**
 * Takes one try for each subject before it is made, or none: refused where one has none left. A subject that the asker makes
 * up comes after the one that they cannot, or each made-up one would leave a row in the database.
 */
export async function takeTries(
  counting: Counting,
  ...subjects: readonly Subject[]
): Promise<Result<{ giveBack(): Promise<void> }, Refusal>> {
  const { pool, clock } = counting;
  const taken: string[] = [];
  const giveBack = async () => {
    for (const key of taken) await giveTryBack(pool, key);
  };
  for (const subject of subjects) {
    const key = keyOf(counting, subject);
    const waitSeconds = await takeTry(pool, key, buckets[subject[0]], clock.now());
    if (waitSeconds > 0) {
      await giveBack();
      return failed(refusals.slowDown(waitSeconds));
    }
    taken.push(key);
  }
  return ok({ giveBack });
}

/** Forgets what was counted for the subject. */
export async function forgetTries(counting: Counting, subject: Subject): Promise<void> {
  await fillBucket(counting.pool, keyOf(counting, subject));
}

/** Neither addresses nor e-mail addresses can be read from the database. */
function keyOf({ vault }: Counting, [kind, subject]: Subject): string {
  return `${kind} ${vault.mark(subject)}`;
}
