import { sign, type KeyObject } from 'node:crypto';

/** A JSON Web Token (RFC 7519). ES256 wants its signature as two numbers side by side (RFC 7518, 3.4), not in DER. */
export function signedToken(
  alg: 'ES256' | 'RS256',
  key: KeyObject,
  claims: Readonly<Record<string, string | number>>,
): string {
  const parts = [{ typ: 'JWT', alg }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const text = parts.join('.');
  const signature = sign('sha256', Buffer.from(text), alg === 'ES256' ? { key, dsaEncoding: 'ieee-p1363' } : key);
  return `${text}.${signature.toString('base64url')}`;
}
