import * as v from 'valibot';
import { wantedSchema } from '../entities/acts.ts';
import { idSchema, isoTimeSchema, optionalText } from '../entities/fields.ts';
import { reportBodySchema, reportViewSchema } from '../entities/report.ts';
import { dismissals, displayStatuses, reportStatuses } from '../enumerations.ts';
import { limits } from '../limits.ts';
import { askedAddresses, disasterAddress } from './asked-addresses.ts';
import { wholeListAddresses } from './changes-address.ts';
import { defineCall } from './define-call.ts';
import { pageSchema, wholeListQuery } from './page.ts';
import { queuedCall } from './queued-call.ts';

export const reportDisaster = queuedCall('reportDisaster', {
  summary:
    'Report a disaster. Open to anyone; never carries a token. 202: received too, and put aside until an admin has looked.',
  who: 'anyone',
  body: reportBodySchema,
});

export const listReports = defineCall({
  name: 'listReports',
  ...wholeListAddresses.reports,
  summary:
    'Reports, newest first: all of them for admins, those approved for everybody else, as much of each as the caller may see. Whole, or with `limit` a part of it, and behind `next`, the `cursor` of those that follow.',
  who: 'read-reports',
  queued: false,
  query: wholeListQuery,
  answers: { 200: pageSchema(reportViewSchema) },
});

export const getDisaster = defineCall({
  name: 'getDisaster',
  ...disasterAddress,
  summary:
    'One report, as much of it as the caller may see; in place of one that was public before it was merged into another, that other, with the id that was asked for in `mergedIds`. `X-Claim-Secret` proves the reporter.',
  who: 'anyone',
  queued: false,
  params: v.strictObject({ id: idSchema }),
  answers: { 200: v.strictObject({ success: v.literal(true), data: v.array(reportViewSchema) }) },
});

const decidedSchema = v.strictObject({ success: v.literal(true), message: v.string(), data: reportViewSchema });

export const updateReport = defineCall({
  name: 'updateReport',
  ...askedAddresses.updateReport,
  summary:
    'Approves (`approved`), dismisses (`rejected`, with a reason), brings back (`pending`), or begins to resolve (`rejected` with `resolvedAt`). Written down; the same decision twice is one.',
  who: 'decide-reports',
  queued: false,
  params: v.strictObject({ id: idSchema }),
  body: v.pipe(
    v.strictObject({
      status: v.picklist(reportStatuses, `one of ${reportStatuses.join(', ')}`),
      resolvedAt: v.optional(isoTimeSchema),
      /** What kind of dismissal, where there is no `resolvedAt`. */
      dismissal: v.optional(v.picklist(dismissals, `one of ${dismissals.join(', ')}`)),
      reason: v.optional(optionalText(limits.reasonCharacters)),
      /** With `approved`: how many volunteers are asked for; null: no number. Absent: as it was. */
      volunteersWanted: v.optional(wantedSchema),
      /** How the report stood before the admin's eyes. If it stands otherwise by now, somebody else was first: `conflict`. */
      seen: v.optional(v.picklist(displayStatuses, `one of ${displayStatuses.join(', ')}`)),
    }),
    v.forward(
      v.check(
        ({ status, resolvedAt, reason = '' }) =>
          status !== 'rejected' || resolvedAt !== undefined || reason.trim() !== '',
        'required to dismiss',
      ),
      ['reason'],
    ),
    v.forward(
      v.check(({ status, resolvedAt }) => status === 'rejected' || resolvedAt === undefined, 'only with rejected'),
      ['resolvedAt'],
    ),
  ),
  answers: { 200: decidedSchema },
});

export const resolveReport = defineCall({
  name: 'resolveReport',
  ...askedAddresses.resolveReport,
  summary: 'The second of the three calls that resolve a disaster. Repeating it changes nothing.',
  who: 'decide-reports',
  queued: false,
  params: v.strictObject({ id: idSchema }),
  body: v.strictObject({ status: v.literal('resolved', 'resolved'), resolvedAt: isoTimeSchema }),
  answers: { 200: decidedSchema },
});
