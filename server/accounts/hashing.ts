import { hash, verify } from '@node-rs/argon2';
import type { Result } from '../../contract/base/result.ts';
import type { Refusal } from '../refusal.ts';
import { heavyWork } from './heavy-work.ts';

/** Argon2id by OWASP's password storage cheat sheet: 19 MiB, 2 passes, 1 lane; some 20 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The password's hash in PHC form. */
export function hashPassword(password: string): Promise<Result<string, Refusal>> {
  return heavyWork(() => hash(bytesOf(password), COST));
}

export function verifyPassword(passwordHash: string, password: string): Promise<Result<boolean, Refusal>> {
  return heavyWork(() => verify(passwordHash, bytesOf(password)));
}

/** The cost has grown since this hash was made. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = COST;
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

/** The hash of nobody's password: verified for an unknown address, so that time does not tell that it is one (S12). */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$IOGdJ21hJ3ETXRPFIWmLKQ$d5WKaDuEHX5C20Wbash2kboZojPAOMMmhM7/FDStC2Q';

/** Two phones may type the same accented letter as different code points: NFC makes them one. */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFC'), 'utf8');
}
