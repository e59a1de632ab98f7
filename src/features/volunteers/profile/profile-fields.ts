import type { VolunteerView } from '../../../../contract/entities/volunteer.ts';
import { leftToRight } from '../../../strings/isolate.ts';

/** Section 3's profile, in the order of the form. The Aadhaar number goes its own way. */
export const profileFields = [
  'name',
  'email',
  'phone',
  'address',
  'city',
  'bloodGroup',
  'familyContact',
  'emergencyContact',
  'skills',
  'availability',
] as const;

type ProfileField = (typeof profileFields)[number];
/** What stands in the form; nothing is an empty text. */
export type ProfileTexts = Readonly<Record<ProfileField, string>>;

export function textsOf(
  profile: Partial<Pick<VolunteerView, ProfileField>> | Readonly<Record<string, string>>,
): ProfileTexts {
  const known: Readonly<Record<string, string | undefined>> = profile;
  return Object.fromEntries(profileFields.map((field) => [field, (known[field] ?? '').trim()])) as Record<
    ProfileField,
    string
  >;
}

/** What a person changed, and nothing else: what another phone of theirs has changed meanwhile stays. */
export function changedFields(before: ProfileTexts, now: ProfileTexts): Partial<Record<ProfileField, string>> {
  return Object.fromEntries(
    profileFields.flatMap((field) => (before[field] === now[field] ? [] : [[field, now[field]]])),
  );
}

const groups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'];

/** Value → label of the blood groups, in order; one that somebody wrote otherwise stays as it is. */
export function bloodGroupOptions(known: string): Record<string, string> {
  const all = known === '' || groups.includes(known) ? groups : [...groups, known];
  // The sign for "less" stands as high as the plus, and is read as a minus.
  return Object.fromEntries(
    all.map((group) => [group, groups.includes(group) ? leftToRight(group.replace('-', '−')) : group]),
  );
}
