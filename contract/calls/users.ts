import * as v from 'valibot';
import { isStorableText } from '../base/text.ts';
import {
  codeSchema,
  emailSchema,
  nameSchema,
  newPasswordSchema,
  passwordSchema,
  roleSchema,
  signedInSchema,
  userSchema,
} from '../entities/account.ts';
import { atMost, optionalText } from '../entities/fields.ts';
import { limits } from '../limits.ts';
import { askedAddresses } from './asked-addresses.ts';
import { defineCall } from './define-call.ts';

/** The answer of a call that has nothing to tell but that it was done. */
export const doneSchema = v.strictObject({ success: v.literal(true), message: v.string() });

export const login = defineCall({
  name: 'login',
  ...askedAddresses.login,
  summary: 'Signs in on this device. An account that waits for approval signs in too, as `status` says.',
  who: 'anyone',
  queued: false,
  body: v.strictObject({
    email: v.pipe(v.string('required'), atMost(1024, 'not valid'), v.check(isStorableText, 'not valid')),
    password: passwordSchema,
    /** The second step's code, where the account has one: asked for by `code-needed`. */
    code: v.optional(codeSchema),
  }),
  answers: { 200: v.strictObject({ success: v.literal(true), message: v.string(), data: signedInSchema }) },
});

/** Where mail can be sent the answer is the same for an address that is taken, and `_id` and `status` are left out. */
const registeredSchema = v.strictObject({
  ...userSchema.entries,
  _id: v.optional(userSchema.entries._id),
  status: v.optional(userSchema.entries.status),
});

/** What an admin should know of who asks: the profile begins with it. Bounds are the profiles' own. */
const aboutFields = {
  phone: v.optional(optionalText(limits.contactCharacters)),
  city: v.optional(optionalText(limits.contactCharacters)),
  /** Of a volunteer; of no matter for others. */
  skills: v.optional(optionalText(limits.skillsCharacters)),
  /** Of an NGO; of no matter for others. */
  registrationNumber: v.optional(optionalText(limits.contactCharacters)),
};

export const register = defineCall({
  name: 'register',
  ...askedAddresses.register,
  summary: 'Makes an account. The role is asked for; until it is approved the account has none of its powers.',
  who: 'anyone',
  queued: false,
  body: v.strictObject({
    name: nameSchema,
    email: emailSchema,
    password: newPasswordSchema,
    role: roleSchema,
    /** Makes the first admin, once. */
    setupCode: v.optional(optionalText(200)),
    /** Version of the privacy text that the form showed. */
    consent: v.optional(optionalText(40)),
    /** Of a volunteer; of no matter for others. The account is for giving alone: it asks for no role, and nobody approves it. */
    donor: v.optional(v.boolean()),
    ...aboutFields,
  }),
  answers: {
    201: v.strictObject({
      success: v.literal(true),
      message: v.string(),
      data: v.strictObject({ user: registeredSchema }),
    }),
  },
});

export const logout = defineCall({
  name: 'logout',
  ...askedAddresses.logout,
  summary: 'Ends the session of this logout key. Needs no token; an unknown key is answered the same.',
  who: 'anyone',
  queued: false,
  body: v.strictObject({ logoutKey: v.pipe(v.string('required'), v.minLength(1, 'required'), atMost(200)) }),
  answers: { 200: doneSchema },
});

export const forgotPassword = defineCall({
  name: 'forgotPassword',
  ...askedAddresses.forgotPassword,
  summary: 'Asks for a reset link by mail. The answer is the same for known and unknown addresses.',
  who: 'anyone',
  queued: false,
  body: v.strictObject({ email: emailSchema }),
  answers: { 200: doneSchema },
});

export const resetPassword = defineCall({
  name: 'resetPassword',
  ...askedAddresses.resetPassword,
  summary: 'Sets a new password by a reset link, which is good once. Ends all sessions of the account.',
  who: 'anyone',
  queued: false,
  body: v.strictObject({
    token: v.pipe(v.string('required'), v.minLength(1, 'required'), atMost(200)),
    password: newPasswordSchema,
  }),
  answers: { 200: doneSchema },
});
