import { aadhaarDigits, isMaskedAadhaar } from '../../contract/base/aadhaar.ts';
import { epochMsOf } from '../../contract/base/iso-time.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { hasVisibleText } from '../../contract/base/text.ts';
import { saltCharacters, type VolunteerProfileBody } from '../../contract/entities/volunteer.ts';
import type { PerformedItem, Said, Stage } from '../performing.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { keepMark, keepName, keepProfile } from '../store/volunteers/volunteer-profiles.ts';
import { texts } from '../texts.ts';
import type { Vault } from '../vault.ts';

/**
 * Changes the owner's own profile. What is sensitive is sealed before it reaches the database. A receipt keeps a digest of the body:
 * a whole Aadhaar number, of which there are too few to hide in a digest, is taken only without a key, and a blood group only
 * with a salt.
 */
export async function saveProfile(
  { client, vault, now }: Stage,
  { owner, body, withoutReceipt = false }: PerformedItem<'saveVolunteerProfile'>,
): Promise<Result<Said, Refusal>> {
  if (body.userId !== owner) return failed(refusals.forbidden());
  const number = numberIn(body);
  const tellsTooMuch = withoutReceipt ? undefined : toldByDigest(body, number);
  if (tellsTooMuch !== undefined) return failed(refusals.invalid(tellsTooMuch));
  const { name, changedAt } = body;
  // No change is later than its arrival: a phone's clock that is ahead makes none stay longer.
  const at = Math.min(now, changedAt === undefined ? now : epochMsOf(changedAt));
  const changed = await keepProfile(client, owner, { ...plainIn(body), ...sealedIn(body, number, vault, owner) }, at);
  if (changed.includes('aadharNumber')) await keepMark(client, owner, number === '' ? null : vault.mark(number ?? ''));
  if (name !== undefined) await keepName(client, owner, name, at);
  return ok({});
}

/** The digits of a new number, nothing where it is taken away; undefined where it stays: it was not named, or came back masked. */
function numberIn({ aadharNumber }: VolunteerProfileBody): string | undefined {
  return aadharNumber === undefined || isMaskedAadhaar(aadharNumber) ? undefined : aadhaarDigits(aadharNumber);
}

function toldByDigest(
  { bloodGroup = '', salt = '' }: VolunteerProfileBody,
  number = '',
): Record<string, string> | undefined {
  if (number !== '') return { aadharNumber: texts.aadhaarAlone };
  return hasVisibleText(bloodGroup) && salt.length < saltCharacters
    ? { bloodGroup: texts.bloodGroupSalted }
    : undefined;
}

function plainIn(body: VolunteerProfileBody) {
  const { email, phone, address, city, familyContact, emergencyContact, skills, availability } = body;
  const { smsAlerts, emailAlerts } = body;
  const members = { email, phone, address, city, familyContact, emergencyContact, skills, availability };
  const texts = Object.fromEntries(Object.entries(members).map(([member, text]) => [member, orNothing(text)]));
  return { ...texts, smsAlerts, emailAlerts };
}

function sealedIn({ bloodGroup }: VolunteerProfileBody, number: string | undefined, vault: Vault, owner: string) {
  const group = orNothing(bloodGroup);
  return {
    bloodGroup: typeof group === 'string' ? vault.seal(group, owner, 'blood_group') : group,
    aadharNumber: number === undefined ? undefined : number === '' ? null : vault.seal(number, owner, 'aadhaar'),
  };
}

/** An empty field takes the member away. */
function orNothing(text: string | undefined): string | null | undefined {
  return text === undefined || hasVisibleText(text) ? text : null;
}
