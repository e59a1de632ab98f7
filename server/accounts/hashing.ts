import { hash, verify } from '@node-rs/argon2';
import type { Result } from '../../contract/base/result.ts';
import type { Refusal } from '../refusal.ts';
import { heavyWork } from './heavy-work.ts';

/** How passwords are kept. */
export interface Hashing {
  /** The password's hash in PHC form. */
  hash(password: string): Promise<Result<string, Refusal>>;
  verify(passwordHash: string, password: string): Promise<Result<boolean, Refusal>>;
  /** The cost has changed since this hash was made. */
  isOutdated(passwordHash: string): boolean;
  /** The hash of nobody's password: verified for an unknown address, so that time does not tell that it is one (S12). */
  nobodysHash: string;
}

/** Of Argon2id (RFC 9106): KiB of memory, and passes over it, in one lane. */
interface Cost {
  memoryCost: number;
  timeCost: number;
}

/** `nobodysHash`: of this cost. */
export function hashingOf({ memoryCost, timeCost }: Cost, nobodysHash: string): Hashing {
  const cost = { memoryCost, timeCost, parallelism: 1 };
  return {
    hash: (password) => heavyWork(() => hash(bytesOf(password), cost)),
    verify: (passwordHash, password) => heavyWork(() => verify(passwordHash, bytesOf(password))),
    isOutdated: (passwordHash) => !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$`),
    nobodysHash,
  };
}

/** By OWASP's password storage cheat sheet: 19 MiB, 2 passes; some 20 ms of one core. */
export const hashing = hashingOf(
  { memoryCost: 19_456, timeCost: 2 },
  '$argon2id$v=19$m=19456,t=2,p=1$IOGdJ21hJ3ETXRPFIWmLKQ$d5WKaDuEHX5C20Wbash2kboZojPAOMMmhM7/FDStC2Q',
);

/** Two phones may type the same accented letter as different code points: NFC makes them one. */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFC'), 'utf8');
}
