/**
 * The machine code of every failure of ours. Kinds travel; texts for people are made at each end.
 *
 * invalid        422  the item itself is wrong; `fields` names what
 * key-reuse      422  this id was used for another body
 * forbidden      403  the caller may never do this
 * owner-mismatch 403  the item belongs to another account; it waits for that one
 * gone           410  the record was removed by request
 * too-large      413  over a limit of `limits`
 * malformed      400  what arrived is not what was sent: broken JSON, gzip, digest or envelope
 * unsupported    415  wrong content type or encoding
 * sign-in        401  needs a session, or the e-mail or password is wrong
 * code-needed    401  the password is right, the code of the second step is missing or wrong
 * not-found      404  no such record or route
 * method         405  no such method here
 * conflict       409  somebody else was first; the record is no longer as the caller saw it
 * newer          409  a newer app sent what this server does not know yet; the item waits for the server's update
 * busy           409, 503  the same item is being worked on, or the server can't just now
 * slow-down      429  too much at once
 * internal       500  a bug of ours
 */
export const errorKinds = [
  'invalid',
  'key-reuse',
  'forbidden',
  'owner-mismatch',
  'gone',
  'too-large',
  'malformed',
  'unsupported',
  'sign-in',
  'code-needed',
  'not-found',
  'method',
  'conflict',
  'newer',
  'busy',
  'slow-down',
  'internal',
] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** The only kinds that park an item as "needs you". Everything else waits and is tried again. */
const parkingKinds: ReadonlySet<ErrorKind> = new Set(['invalid', 'key-reuse', 'forbidden', 'gone', 'too-large']);

export function isParkingKind(kind: ErrorKind): boolean {
  return parkingKinds.has(kind);
}
