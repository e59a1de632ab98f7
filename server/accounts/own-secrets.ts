import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { OperatorError } from '../operator.ts';
import { secretFile } from '../postgres/secret-file.ts';
import { texts } from '../texts.ts';
import { vaultOf, type Vault } from '../vault.ts';

const keysSchema = v.object({ key: v.pipe(v.string(), v.base64()) });

/** Bytes of the key from which all others are made. */
const KEY_BYTES = 32;

/**
 * The vault by SECRET_KEY where it is set, else by the key of `DATA_DIR/keys.json`, made at first start. Who has that file
 * and a copy of the database can read everything; who loses it can read the database no more.
 */
export function ownVault({ dataDir, secretKey }: { dataDir: string; secretKey?: Uint8Array | undefined }): Vault {
  return vaultOf(secretKey ?? keyIn(join(dataDir, 'keys.json')));
}

function keyIn(path: string): Uint8Array {
  const text = secretFile(path, () => `${JSON.stringify({ key: randomBytes(KEY_BYTES).toString('base64') })}\n`);
  try {
    const key = Buffer.from(v.parse(keysSchema, JSON.parse(text)).key, 'base64');
    if (key.length >= KEY_BYTES) return key;
  } catch {
    // Said below, without what the file holds.
  }
  throw new OperatorError(texts.brokenKeys(path));
}

/**
 * The code that makes the first admin: `SETUP_CODE`, else one made at first start and kept beside the key. Short enough to
 * be typed from a terminal's line, long enough (80 bits) not to be guessed.
 */
export function ownSetupCode({ dataDir, setupCode }: { dataDir: string; setupCode?: string | undefined }): string {
  return setupCode ?? secretFile(join(dataDir, 'setup-code'), readableCode).trim();
}

/** Crockford's base 32: no letter that is taken for a digit. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** 80 random bits, to be read off one screen and typed into another. */
export function readableCode(): string {
  const letters = Array.from(randomBytes(16), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
}
