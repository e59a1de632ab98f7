import { base64Of, bytesOfBase64, hexOf, joined, sameBytes, utf8 } from './bytes.ts';
import type { Sha256 } from './merkle.ts';

/** A text with signatures: C2SP `signed-note`, "Format". */
export interface SignedNote {
  /** Its final line feed included. */
  text: string;
  signatures: readonly NoteSignature[];
}

export interface NoteSignature {
  name: string;
  /** Which key of that name: 4 bytes. */
  keyId: Uint8Array;
  signature: Uint8Array;
}

/** An Ed25519 key, and the name that it signs under. */
export interface NoteKey {
  name: string;
  /** 32 bytes, as RFC 8032 encodes them. */
  publicKey: Uint8Array;
}

/** Is it the signature of these bytes by this Ed25519 key? */
export type VerifyEd25519 = (publicKey: Uint8Array, bytes: Uint8Array, signature: Uint8Array) => Promise<boolean>;

const ED25519 = 1;
const KEY_BYTES = 32;
const ID_BYTES = 4;
/** More than any note of a log whose witnesses sign it. */
const MOST_SIGNATURES = 32;

/** "Signatures": the first four bytes of SHA-256 over name, line feed, type of signature and public key. */
export function keyIdOf(sha256: Sha256, { name, publicKey }: NoteKey): Uint8Array {
  return sha256(joined([utf8(`${name}\n`), Uint8Array.of(ED25519), publicKey])).slice(0, ID_BYTES);
}

/** A key in the form that tools for signed notes take: `name+id+base64(type, key)`. */
export function formatKey(sha256: Sha256, key: NoteKey): string {
  const encoded = base64Of(joined([Uint8Array.of(ED25519), key.publicKey]));
  return `${key.name}+${hexOf(keyIdOf(sha256, key))}+${encoded}`;
}

/** Undefined where it is no Ed25519 key, or where its id is not that of its name and key. */
export function parseKey(sha256: Sha256, text: string): NoteKey | undefined {
  const [name = '', id = '', ...rest] = text.split('+');
  // Base 64 has plus signs of its own.
  const encoded = bytesOfBase64(rest.join('+'));
  if (!isKeyName(name) || encoded?.length !== KEY_BYTES + 1 || encoded[0] !== ED25519) return undefined;
  const key = { name, publicKey: encoded.slice(1) };
  return hexOf(keyIdOf(sha256, key)) === id ? key : undefined;
}

export function formatNote({ text, signatures }: SignedNote): string {
  const lines = signatures.map(({ name, keyId, signature }) => `— ${name} ${base64Of(joined([keyId, signature]))}\n`);
  return `${text}\n${lines.join('')}`;
}

/** Undefined where it is none. */
export function parseNote(note: string): SignedNote | undefined {
  const at = note.lastIndexOf('\n\n');
  if (at < 0 || !note.endsWith('\n') || hasControls(note)) return undefined;
  const lines = note.slice(at + 2, -1).split('\n');
  if (lines.length > MOST_SIGNATURES) return undefined;
  const signatures = lines.map(parseSignature);
  return signatures.every((each) => each !== undefined) ? { text: note.slice(0, at + 1), signatures } : undefined;
}

/** Control characters below the space, other than the line feed. */
function hasControls(note: string): boolean {
  return Array.from(note).some((character) => character < ' ' && character !== '\n');
}

function parseSignature(line: string): NoteSignature | undefined {
  const [dash, name = '', encoded = '', ...rest] = line.split(' ');
  const bytes = bytesOfBase64(encoded);
  if (dash !== '—' || rest.length > 0 || !isKeyName(name) || bytes === undefined || bytes.length <= ID_BYTES) {
    return undefined;
  }
  return { name, keyId: bytes.slice(0, ID_BYTES), signature: bytes.slice(ID_BYTES) };
}

function isKeyName(name: string): boolean {
  return /^[^\s+]+$/u.test(name);
}

/**
 * The note's text, where the key has signed it. Signatures of unknown keys are passed over; one of this key that is wrong spoils the whole
 * note. Undefined for anything else.
 */
export async function openNote(
  { sha256, verify }: { sha256: Sha256; verify: VerifyEd25519 },
  key: NoteKey,
  note: string,
): Promise<string | undefined> {
  const parsed = parseNote(note);
  const id = keyIdOf(sha256, key);
  const own = parsed?.signatures.filter(({ name, keyId }) => name === key.name && sameBytes(keyId, id)) ?? [];
  if (parsed === undefined || own.length === 0) return undefined;
  const bytes = utf8(parsed.text);
  const verdicts = await Promise.all(own.map(({ signature }) => verify(key.publicKey, bytes, signature)));
  return verdicts.every(Boolean) ? parsed.text : undefined;
}
