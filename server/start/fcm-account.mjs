import { createPrivateKey } from 'node:crypto';

/**
 * What Google's console gives as a file: who may send in the name of a Firebase project.
 *
 * @typedef {{ projectId: string, clientEmail: string, privateKey: import('node:crypto').KeyObject }} FcmAccount
 */

const PROJECT = /^[a-z0-9:.-]{1,100}$/;
const EMAIL = /^[\w+-]+(?:\.[\w+-]+)*@[\da-zA-Z]+(?:[.-][\da-zA-Z]+)*\.[a-zA-Z]{2,}$/;

/**
 * Undefined where it is no such file. Its `token_uri` is not read: a file should not decide whom we ask.
 *
 * @param {string} text
 * @returns {FcmAccount | undefined}
 */
export function fcmAccountOf(text) {
  try {
    const { project_id: projectId, client_email: clientEmail, private_key: key } = JSON.parse(text);
    const isWhole = [projectId, clientEmail, key].every((one) => typeof one === 'string');
    if (!isWhole || !PROJECT.test(projectId) || !EMAIL.test(clientEmail)) return undefined;
    const privateKey = createPrivateKey(key);
    return privateKey.asymmetricKeyType === 'rsa' ? { projectId, clientEmail, privateKey } : undefined;
  } catch {
    return undefined;
  }
}
