import * as v from 'valibot';
import { isAadhaarNumber, isMaskedAadhaar } from '../base/aadhaar.ts';
import { disasterTypes, workStates, workWhys } from '../enumerations.ts';
import { limits } from '../limits.ts';
import { atMost, idSchema, isoTimeSchema, optionalText } from './fields.ts';
import { nameSchema } from './account.ts';
import { announcedPhotos } from './photo.ts';
import { reportViewSchema } from './report.ts';

const line = v.optional(optionalText(limits.contactCharacters));

/** Characters of `salt` at least: a UUID has 122 bits of chance. */
export const saltCharacters = 20;

/** Section 3's volunteer profile, as text; a member that is absent stays as it was. */
const profileFields = {
  name: v.optional(nameSchema),
  /** To be written to; the account is signed in to with its own. */
  email: v.optional(optionalText(limits.emailCharacters)),
  phone: line,
  address: v.optional(optionalText(limits.placeCharacters)),
  city: line,
  bloodGroup: v.optional(optionalText(limits.bloodGroupCharacters)),
  familyContact: line,
  emergencyContact: line,
  skills: v.optional(optionalText(limits.skillsCharacters)),
  availability: v.optional(optionalText(limits.skillsCharacters)),
  /** Whom no push of an alert reaches is told of it by SMS to `phone`, or by e-mail, where the server can. Nobody who has not said so. */
  smsAlerts: v.optional(v.boolean('true or false')),
  emailAlerts: v.optional(v.boolean('true or false')),
};

/**
 * Body of `POST /api/volunteers/`. `aadharNumber`: empty takes it away, the masked one that the server shows leaves it; a whole
 * number is taken only from a call without `Idempotency-Key`, since a receipt holds a digest from which so short a number
 * could be found out.
 */
export const volunteerProfileSchema = v.strictObject({
  userId: idSchema,
  ...profileFields,
  aadharNumber: v.optional(
    v.pipe(
      v.string('text'),
      atMost(40, 'not a number of 12 digits'),
      v.check(
        (text) => text.trim() === '' || isMaskedAadhaar(text) || isAadhaarNumber(text),
        'not a number of 12 digits',
      ),
    ),
  ),
  /** Device time. Each member keeps the change with the latest time, in whatever order they arrive; absent: when it arrives. */
  changedAt: v.optional(isoTimeSchema),
  /**
   * Chance, kept nowhere. A receipt holds a digest of the body, and there are only eight blood groups to try: with
   * `Idempotency-Key` a blood group is taken only together with this.
   */
  salt: v.optional(v.pipe(v.string('text'), atMost(100, 'at most 100 characters'))),
  /** Section 7's clients name their token here; the header is what counts. */
  accesstoken: v.optional(v.string('text')),
});
export type VolunteerProfileBody = v.InferOutput<typeof volunteerProfileSchema>;

/** A profile as a reader gets it: `policies/who-sees-what`. The Aadhaar number comes masked to everybody. */
export const volunteerViewSchema = v.strictObject({
  _id: idSchema,
  name: v.string(),
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
  address: v.optional(v.string()),
  city: v.optional(v.string()),
  bloodGroup: v.optional(v.string()),
  aadharNumber: v.optional(v.string()),
  familyContact: v.optional(v.string()),
  emergencyContact: v.optional(v.string()),
  skills: v.optional(v.string()),
  availability: v.optional(v.string()),
  /** To nobody but their owner. */
  smsAlerts: v.optional(v.boolean()),
  emailAlerts: v.optional(v.boolean()),
});
export type VolunteerView = v.InferOutput<typeof volunteerViewSchema>;

/** Where a volunteer shows to be, while they share it. WGS 84 degrees. */
export const livePositionSchema = v.strictObject({
  lat: v.pipe(v.number('a number'), v.minValue(-90, 'between -90 and 90'), v.maxValue(90, 'between -90 and 90')),
  lng: v.pipe(v.number('a number'), v.minValue(-180, 'between -180 and 180'), v.maxValue(180, 'between -180 and 180')),
});

/** One who is on a disaster, as another one there, or an admin, sees them. */
export const teamMemberSchema = v.strictObject({
  ...volunteerViewSchema.entries,
  state: v.picklist(workStates),
  /** Only while it is shared, and only to those who coordinate. */
  position: v.optional(v.strictObject({ ...livePositionSchema.entries, at: v.string() })),
  /** Of what they did there; to admins. */
  photos: announcedPhotos(),
});
export type TeamMember = v.InferOutput<typeof teamMemberSchema>;

/** One acceptance of a volunteer, with the disaster as far as they may see it in a list. */
export const workViewSchema = v.strictObject({
  _id: idSchema,
  disasterId: idSchema,
  state: v.picklist(workStates),
  /** Why it is `declined`, `released`, `ended` or `not-confirmed`. */
  why: v.optional(v.picklist(workWhys)),
  /** What the volunteer said when they withdrew, or the admin who did not confirm. */
  reason: v.optional(v.string()),
  /** When the server decided about it. */
  decidedAt: v.string(),
  /** Of `accepted`: when the volunteer is asked whether they still come, and when their place is given free. */
  askAt: v.optional(v.string()),
  releaseAt: v.optional(v.string()),
  onTheWayAt: v.optional(v.string()),
  arrivedAt: v.optional(v.string()),
  doneAt: v.optional(v.string()),
  /** When it came to its end, whatever that was. */
  endedAt: v.optional(v.string()),
  /** Until when the volunteer shares where they are. */
  sharedUntil: v.optional(v.string()),
  /** Absent where the report was removed by request. */
  disaster: v.optional(reportViewSchema),
  /** The certificate that is good now. */
  certificateId: v.optional(idSchema),
  photos: announcedPhotos(),
});
export type WorkView = v.InferOutput<typeof workViewSchema>;

/** All that a volunteer's own screens show and no list has: one answer, kept on the device. */
export const deskSchema = v.strictObject({
  profile: volunteerViewSchema,
  /** Newest first. */
  work: v.array(workViewSchema),
  /** Modules of courses that were learned: `course.module`. */
  learned: v.array(v.string()),
});
export type Desk = v.InferOutput<typeof deskSchema>;

/** An acceptance whose volunteer says that it is done, for the admin who confirms it. */
export const reportedWorkSchema = v.strictObject({
  _id: idSchema,
  volunteer: v.strictObject({ _id: idSchema, name: v.string(), phone: v.optional(v.string()) }),
  disaster: v.optional(reportViewSchema),
  disasterId: idSchema,
  state: v.picklist(workStates),
  arrivedAt: v.optional(v.string()),
  doneAt: v.optional(v.string()),
  /** When it was decided about, or came to its end with the disaster. */
  endedAt: v.optional(v.string()),
  photos: announcedPhotos(),
});
export type ReportedWork = v.InferOutput<typeof reportedWorkSchema>;

/** What a certificate tells: on the paper, in the PDF and to everybody who checks it. */
export const certificateSchema = v.strictObject({
  _id: idSchema,
  name: v.string(),
  disasterType: v.picklist(disasterTypes),
  /** The disaster's short code. */
  reference: v.string(),
  reportedAt: v.string(),
  completedAt: v.string(),
  issuedAt: v.string(),
  /** A newer one took its place. */
  replaced: v.optional(v.literal(true)),
  /** Who runs this deployment, where it tells. */
  operator: v.optional(v.string()),
});
export type Certificate = v.InferOutput<typeof certificateSchema>;
