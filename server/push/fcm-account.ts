import { createPrivateKey, type KeyObject } from 'node:crypto';
import * as v from 'valibot';

/** What Google's console gives as a file: who may send in the name of a Firebase project. */
export interface FcmAccount {
  projectId: string;
  clientEmail: string;
  privateKey: KeyObject;
}

const schema = v.object({
  project_id: v.pipe(v.string(), v.regex(/^[a-z0-9:.-]{1,100}$/)),
  client_email: v.pipe(v.string(), v.email()),
  private_key: v.string(),
});

/** Undefined where it is no such file. Its `token_uri` is not read: a file should not decide whom we ask. */
export function fcmAccountOf(text: string): FcmAccount | undefined {
  try {
    const { project_id: projectId, client_email: clientEmail, private_key: key } = v.parse(schema, JSON.parse(text));
    const privateKey = createPrivateKey(key);
    return privateKey.asymmetricKeyType === 'rsa' ? { projectId, clientEmail, privateKey } : undefined;
  } catch {
    return undefined;
  }
}
