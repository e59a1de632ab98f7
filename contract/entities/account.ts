import * as v from 'valibot';
import { plainEmail } from '../base/plain-email.ts';
import { hasVisibleText } from '../base/text.ts';
import { accountStatuses, applicationStatuses, disasterTypes, roles, workStates } from '../enumerations.ts';
import { limits } from '../limits.ts';
import { atLeast, atMost, idSchema, isoTimeSchema, optionalText, positionSchema, requiredText } from './fields.ts';
import { nearSchema } from './near.ts';

const EMAIL = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,190}$/;

/** An e-mail address as people type it. Two that differ only in case are one account. */
export const emailSchema = v.pipe(
  requiredText(limits.emailCharacters),
  v.check((text) => EMAIL.test(plainEmail(text)), 'an e-mail address, such as name@example.org'),
);

/** A password to be set. Which ones are too common is the server's to say. */
export const newPasswordSchema = v.pipe(
  requiredText(limits.passwordCharacters),
  atLeast(limits.passwordMinCharacters, `at least ${limits.passwordMinCharacters} characters`),
);

/** A password to be compared. */
export const passwordSchema = v.pipe(v.string('required'), v.minLength(1, 'required'), atMost(1024, 'not valid'));

/** Six digits of the second step, or one of its recovery codes. */
export const codeSchema = v.pipe(v.string('text'), atMost(40, 'not valid'));

export const nameSchema = requiredText(limits.nameCharacters);
export const roleSchema = v.picklist(roles, `one of ${roles.join(', ')}`);
const statusSchema = v.picklist(accountStatuses);

/** Section 3's user, with whether its role is approved yet. */
export const userSchema = v.strictObject({
  _id: idSchema,
  name: v.string(),
  email: v.string(),
  role: roleSchema,
  status: statusSchema,
});
export type User = v.InferOutput<typeof userSchema>;

/** What a sign-in gives a device. */
export const signedInSchema = v.strictObject({
  /** Opaque: 256 random bits, base64url. */
  token: v.string(),
  user: userSchema,
  session: v.strictObject({
    id: idSchema,
    /** Ends this session and can do nothing else; good without the token, so that it may wait on a phone for a network. */
    logoutKey: v.string(),
    expiresAt: v.string(),
  }),
  /**
   * The account's own pair of RSA-OAEP (2048 bits, SHA-256). A phone keeps the public half (SPKI, base64) and seals by it what
   * waits at logout; the private half (PKCS #8, base64) comes only with a sign-in and is kept nowhere on the phone.
   */
  sealing: v.strictObject({ publicKey: v.string(), privateKey: v.string() }),
});
export type SignedIn = v.InferOutput<typeof signedInSchema>;

/** An account as its owner sees it. */
export const accountSchema = v.strictObject({
  ...userSchema.entries,
  createdAt: v.string(),
  /** Why it was refused, in the admin's words. */
  decisionReason: v.optional(v.string()),
  /** Does signing in ask for a code too? */
  secondStep: v.boolean(),
});
export type Account = v.InferOutput<typeof accountSchema>;

/** One device on which the account is signed in. */
export const sessionSchema = v.strictObject({
  id: idSchema,
  /** Browser and system in words, as far as the device told. */
  device: v.string(),
  createdAt: v.string(),
  lastSeenAt: v.string(),
  expiresAt: v.string(),
  /** The very session that asks. */
  current: v.boolean(),
});
export type AccountSession = v.InferOutput<typeof sessionSchema>;

/** Of two names the one with the later `changedAt` (device time) stays, in whatever order they arrive. */
export const accountNameSchema = v.strictObject({ name: nameSchema, changedAt: isoTimeSchema });

/** A new address to sign in by, and the password again. */
export const newEmailSchema = v.strictObject({ password: passwordSchema, email: emailSchema });

/** An account in the approvals list: one that asks for a role, or did. */
export const applicationSchema = v.strictObject({
  ...userSchema.entries,
  status: v.picklist(applicationStatuses),
  /** When it asked: as the account was made, or later where it was a donor's before. */
  createdAt: v.string(),
  /** Of a volunteer's profile. */
  skills: v.optional(v.string()),
  /** Of an NGO's profile. */
  organizationName: v.optional(v.string()),
  /** Of an NGO: the first of its focus areas. */
  type: v.optional(v.string()),
  /** Of an NGO: all of them, where it works, and the town that the middle of that is near. */
  focusAreas: v.optional(v.array(v.string())),
  area: v.optional(v.strictObject({ ...positionSchema.entries, radiusKm: v.number() })),
  areaNear: v.optional(nearSchema),
  /** The city of either profile. */
  location: v.optional(v.string()),
  /** Of either profile. */
  phone: v.optional(v.string()),
  /** Of an NGO's profile. */
  registrationNumber: v.optional(v.string()),
  decidedAt: v.optional(v.string()),
  /** Name of the admin who decided. */
  decidedBy: v.optional(v.string()),
  reason: v.optional(v.string()),
  /** Where it is expected now: what it would be taken from by a withdrawal. Absent: nowhere. */
  expectedAt: v.optional(
    v.array(
      v.strictObject({
        _id: idSchema,
        disasterType: v.picklist(disasterTypes),
        /** The town that it is near. */
        near: v.optional(v.string()),
        /** Of a volunteer: how far they have come. */
        state: v.optional(v.picklist(workStates)),
        /** Of an NGO: how many people it sends. */
        people: v.optional(v.number()),
      }),
    ),
  ),
});
export type Application = v.InferOutput<typeof applicationSchema>;

export const decisionSchema = v.pipe(
  v.strictObject({
    decision: v.picklist(['approve', 'refuse'], 'approve or refuse'),
    reason: v.optional(optionalText(limits.reasonCharacters)),
    /** The status that the decider saw; absent: pending. An account that is no longer in it was decided by somebody else meanwhile. */
    from: v.optional(v.picklist(applicationStatuses, `one of ${applicationStatuses.join(', ')}`)),
  }),
  v.forward(
    v.check(({ decision, reason = '' }) => decision === 'approve' || hasVisibleText(reason), 'required'),
    ['reason'],
  ),
);
