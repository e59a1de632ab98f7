import * as v from 'valibot';
import { applicationSchema, decisionSchema, userSchema } from '../entities/account.ts';
import { idSchema, optionalText } from '../entities/fields.ts';
import { applicationStatuses, roles } from '../enumerations.ts';
import { limits } from '../limits.ts';
import { askedAddresses } from './asked-addresses.ts';
import { defineCall } from './define-call.ts';
import { cursorSchema, pageSchema } from './page.ts';

export const listApprovals = defineCall({
  name: 'listApprovals',
  ...askedAddresses.listApprovals,
  summary: 'Accounts that ask for a role, the longest waiting first; those decided already by `status`.',
  who: 'decide-approvals',
  queued: false,
  query: v.strictObject({
    status: v.optional(v.picklist(applicationStatuses)),
    role: v.optional(v.picklist(roles)),
    cursor: cursorSchema,
  }),
  answers: { 200: pageSchema(applicationSchema) },
});

export const decideApproval = defineCall({
  name: 'decideApproval',
  ...askedAddresses.decideApproval,
  summary: 'Approves or refuses an account its role. Written down: who, when, why. The same decision twice is one.',
  who: 'decide-approvals',
  queued: false,
  params: v.strictObject({ id: idSchema }),
  body: decisionSchema,
  answers: { 200: v.strictObject({ success: v.literal(true), message: v.string(), data: applicationSchema }) },
});

export const findAccounts = defineCall({
  name: 'findAccounts',
  ...askedAddresses.findAccounts,
  summary: 'Accounts whose name or e-mail address contains the text, by name.',
  who: 'find-accounts',
  queued: false,
  query: v.strictObject({ search: v.optional(optionalText(limits.emailCharacters)), cursor: cursorSchema }),
  answers: { 200: pageSchema(userSchema) },
});

export const issueResetLink = defineCall({
  name: 'issueResetLink',
  ...askedAddresses.issueResetLink,
  summary: 'A single-use link by which the account sets a new password. Mailed where mail can be sent, else answered.',
  who: 'issue-reset-links',
  queued: false,
  params: v.strictObject({ id: idSchema }),
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      message: v.string(),
      /** `link` is absent where it was mailed: only its owner then sees it. */
      data: v.strictObject({ link: v.optional(v.string()), expiresAt: v.string() }),
    }),
  },
});

export const readAudit = defineCall({
  name: 'readAudit',
  ...askedAddresses.readAudit,
  summary: 'Who did what, when and why, newest first; of one record by `about`.',
  who: 'read-audit',
  queued: false,
  query: v.strictObject({ about: v.optional(idSchema), cursor: cursorSchema }),
  answers: {
    200: pageSchema(
      v.strictObject({
        id: idSchema,
        at: v.string(),
        /** Id and name of who acted; absent for the server itself or a person who is not signed in. */
        actor: v.optional(v.strictObject({ _id: idSchema, name: v.string() })),
        action: v.string(),
        about: v.optional(idSchema),
        detail: v.record(v.string(), v.unknown()),
      }),
    ),
  },
});
