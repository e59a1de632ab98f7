import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';

const generate = promisify(generateKeyPair);

export interface SealingPair {
  publicKey: string;
  privateKey: string;
}

/** A new pair of RSA-OAEP as browsers import it: SPKI and PKCS #8, both base64. Some 100 ms of one core. */
export async function makeSealingPair(): Promise<SealingPair> {
  const { publicKey, privateKey } = await generate('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  return { publicKey: publicKey.toString('base64'), privateKey: privateKey.toString('base64') };
}
