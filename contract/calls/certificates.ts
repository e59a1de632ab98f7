import * as v from 'valibot';
import { nameSchema } from '../entities/account.ts';
import { idSchema } from '../entities/fields.ts';
import { certificateSchema } from '../entities/volunteer.ts';
import { languageCodes } from '../enumerations.ts';
import { askedAddresses } from './asked-addresses.ts';
import { defineCall } from './define-call.ts';

const one = v.strictObject({ id: idSchema });
const language = v.optional(v.picklist(languageCodes, `one of ${languageCodes.join(', ')}`));

export const issueCertificate = defineCall({
  name: 'issueCertificate',
  ...askedAddresses.issueCertificate,
  summary:
    "A certificate of the caller's own completed work, in this name. A new one takes the place of the one before.",
  who: 'signed-in',
  queued: false,
  body: v.strictObject({ workId: idSchema, name: nameSchema }),
  answers: { 200: v.strictObject({ success: v.literal(true), message: v.string(), data: certificateSchema }) },
});

export const getCertificate = defineCall({
  name: 'getCertificate',
  ...askedAddresses.getCertificate,
  summary: 'What a certificate tells, for everybody who checks it.',
  who: 'anyone',
  queued: false,
  params: one,
  answers: { 200: v.strictObject({ success: v.literal(true), data: certificateSchema }) },
});

export const getCertificatePdf = defineCall({
  name: 'getCertificatePdf',
  method: 'GET',
  path: '/api/certificates/{id}/pdf',
  summary: 'The certificate as a page to print.',
  who: 'anyone',
  queued: false,
  params: one,
  query: v.strictObject({ language }),
  media: 'application/pdf',
  answers: { 200: v.string() },
});
