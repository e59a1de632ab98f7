import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 in lower-case hexadecimal, as Razorpay signs what its dialog calls back with, and its events. */
export function signatureOf(secret: string | Uint8Array, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** What the dialog's signature is over. */
export function callbackText(orderId: string, paymentId: string): string {
  return `${orderId}|${paymentId}`;
}

/** In constant time for each secret: after a rotation retries are still signed by the old one. */
export function isSignedBy(secrets: readonly (string | Uint8Array)[], text: string, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  const given = Buffer.from(signature, 'hex');
  return secrets.reduce(
    (found, secret) => timingSafeEqual(Buffer.from(signatureOf(secret, text), 'hex'), given) || found,
    false,
  );
}
