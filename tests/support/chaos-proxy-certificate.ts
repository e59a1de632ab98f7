import { createHash, createSign, generateKeyPairSync } from 'node:crypto';
import type { TlsFront } from './chaos-proxy.ts';

export interface Certificate extends TlsFront {
  /** What `--ignore-certificate-errors-spki-list` takes: a browser so started trusts this key, whatever its certificate says. */
  keyHash: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const ECDSA_WITH_SHA256 = '2a8648ce3d040302';
const COMMON_NAME = '550403';
const SUBJECT_ALTERNATIVE_NAME = '551d11';

/** A certificate for 127.0.0.1, signed by itself, that ends so many days from now (X.509 v3, RFC 5280). */
export function makeCertificate(daysLeft: number): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicKeyInfo = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = sequence(oid(ECDSA_WITH_SHA256));
  const name = sequence(der(0x31, sequence(oid(COMMON_NAME), der(0x0c, Buffer.from('chaos')))));
  const validity = sequence(utcTime(Date.now() - 90 * DAY_MS), utcTime(Date.now() + daysLeft * DAY_MS));
  const alternative = sequence(der(0x87, Buffer.from([127, 0, 0, 1])));
  const extensions = der(0xa3, sequence(sequence(oid(SUBJECT_ALTERNATIVE_NAME), der(0x04, alternative))));
  const version3 = der(0xa0, der(0x02, Buffer.from([2])));
  const serial = der(0x02, Buffer.from([1]));
  const content = sequence(version3, serial, algorithm, name, validity, name, publicKeyInfo, extensions);
  const signature = createSign('sha256').update(content).sign(privateKey);
  const certificate = sequence(content, algorithm, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
    keyHash: createHash('sha256').update(publicKeyInfo).digest('base64'),
  };
}

/** One DER value: tag, length, content. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

/** `YYMMDDHHMMSSZ`. */
function utcTime(at: number): Buffer {
  const digits = new Date(at).toISOString().replaceAll(/[-:T]/g, '').slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}
