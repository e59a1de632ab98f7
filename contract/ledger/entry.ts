import * as v from 'valibot';
import { canonicalJson, type Json } from '../base/canonical-json.ts';
import { daySchema, idSchema } from '../entities/fields.ts';
import { knownNeeds } from '../known-needs.ts';
import { utf8 } from './bytes.ts';
import { ENTRY_BYTES } from './tiles.ts';

/**
 * What happened to money or goods. `deallocated`: an allocation was taken back · `settled`: later money took the place of what was
 * allocated and then went back to its donor · `origin`: the log itself begins.
 */
export const ledgerKinds = [
  'origin',
  'received',
  'fee',
  'allocated',
  'deallocated',
  'purchase',
  'delivered',
  'refund',
  'settled',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** Why a log began although there was one before. */
export const originReasons = ['restored', 'imported', 'failover'] as const;
export type OriginReason = (typeof originReasons)[number];

/** Characters of a signed checkpoint with its signatures. */
const CHECKPOINT_CHARACTERS = 8_000;
/** Steps of a degree: about a kilometre. A finer place could be somebody's house. */
const PLACE_STEPS = 100;

function roundedDegrees(bound: number) {
  return v.pipe(
    v.number('a number'),
    v.check((value) => Math.abs(value) <= bound && Math.round(value * PLACE_STEPS) / PLACE_STEPS === value, 'rounded'),
  );
}

/** A smallest piece of money, such as a paisa, or an index: whole and not below 0. */
const whole = v.pipe(v.number('a whole number'), v.safeInteger('a whole number'), v.minValue(0, 'not below 0'));

const entries = {
  kind: v.picklist(ledgerKinds, `one of ${ledgerKinds.join(', ')}`),
  day: daySchema,
  /** Paise. */
  amount: v.optional(whole),
  currency: v.optional(v.literal('INR')),
  /** No real money moved: it was paid in the payment service's test mode. */
  test: v.optional(v.literal(true)),
  /** The report whose campaign it is. */
  campaign: v.optional(idSchema),
  delivery: v.optional(idSchema),
  requirement: v.optional(v.picklist(knownNeeds, 'a known need')),
  /** Index of the earlier entry of this log that it is about. */
  of: v.optional(whole),
  place: v.optional(v.strictObject({ latitude: roundedDegrees(90), longitude: roundedDegrees(180) })),
  /**
   * By the name of a field that is kept elsewhere: HMAC-SHA-256 of its value under 256 random bits of this field and entry alone. With the
   * random bits destroyed nobody can tell what the value was.
   */
  commitments: v.optional(
    v.record(v.pipe(v.string(), v.regex(/^[a-z][A-Za-z]{0,29}$/)), v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  ),
  /** Of a log that follows another: the last signed checkpoint of that one, and why it ended. */
  previous: v.optional(v.pipe(v.string(), v.maxLength(CHECKPOINT_CHARACTERS))),
  reason: v.optional(v.picklist(originReasons, `one of ${originReasons.join(', ')}`)),
};

/**
 * One entry of the ledger, as it is written. Nothing in it is about a person, and there is no member that takes free text. Whoever reads
 * one tolerates members and kinds that came later: `readLedgerEntry`.
 */
export const ledgerEntrySchema = v.strictObject(entries);
export type LedgerEntry = v.InferOutput<typeof ledgerEntrySchema>;

const readSchema = v.looseObject({ ...entries, kind: v.string(), reason: v.optional(v.string()) });
export type ReadLedgerEntry = v.InferOutput<typeof readSchema>;

/** The bytes of the leaf: canonical JSON (RFC 8785) in UTF-8. Throws a RangeError for more than an entry may have. */
export function leafOf(entry: LedgerEntry): Uint8Array {
  const bytes = utf8(canonicalJson(v.parse(ledgerEntrySchema, entry) as Json));
  if (bytes.length > ENTRY_BYTES) throw new RangeError(`an entry has at most ${ENTRY_BYTES} bytes`);
  return bytes;
}

/** The entry that a leaf's text says; undefined where that is none, or is not in its canonical form. */
export function readLedgerEntry(leafText: string): ReadLedgerEntry | undefined {
  let value: unknown;
  try {
    value = JSON.parse(leafText);
  } catch {
    return undefined;
  }
  const read = v.safeParse(readSchema, value);
  return read.success && canonicalJson(value as Json) === leafText ? read.output : undefined;
}
