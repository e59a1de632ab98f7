import { aidFields, ownNames, reportFields } from '../../../contract/entities/record-fields.ts';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { parsedBody } from '../draft/parsed-body.ts';

const NOTED: ReadonlySet<string> = new Set([
  'locationAccuracy',
  'severityChosen',
  'placeChosen',
  'position',
  'onBehalf',
  'addsTo',
]);

/**
 * Fields of ours that a host of section 7 has no place for: what is sent to one goes without them. What the form itself
 * notes of an answer nobody misses, and the position of an aid request goes in its place's words.
 */
const ownFields = [...ownNames(reportFields), ...ownNames(aidFields)].filter((name) => !NOTED.has(name));

/** Did something of it stay on the phone because the host that got it has no place for it? */
export function isSentInPart({ isPlain, body }: Pick<OutboxItem, 'isPlain' | 'body'>): boolean {
  const fields = parsedBody(body) ?? {};
  return isPlain === true && ownFields.some((name) => name in fields);
}
