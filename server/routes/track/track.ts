import { setTimeout as pause } from 'node:timers/promises';
import { lookUpRecord, trackOwn } from '../../../contract/calls/track.ts';
import { trackedAid, trackedReport } from '../../../contract/policies/track-view.ts';
import { readReference } from '../../../contract/read-reference.ts';
import { trackLimits } from '../../../contract/track-limits.ts';
import { takeTries } from '../../accounts/tries.ts';
import { parsedBody } from '../../http/parsed-body.ts';
import { sendRefusal } from '../../http/send.ts';
import { sha256 } from '../../intake/check-item.ts';
import { refusals } from '../../refusal.ts';
import { trackedAidRequests, trackedReports } from '../../store/track/tracked.ts';
import { texts } from '../../texts.ts';
import { lookUp, numbersIn } from '../../track/look-up.ts';
import type { Handler } from '../route.ts';

/** How far things have come, for whoever shows their secrets. */
export const answerTrackOwn: Handler = async ({ pool }, request, reply) => {
  const body = parsedBody(request, trackOwn.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const proofs = body.value.records.map(({ _id, claimSecret }) => ({ id: _id, claimHash: sha256(claimSecret) }));
  const [reports, requests] = await Promise.all([trackedReports(pool, proofs), trackedAidRequests(pool, proofs)]);
  return reply.send({ success: true, data: [...reports.map(trackedReport), ...requests.map(trackedAid)] });
};

/** An unknown reference and a wrong number are one answer, after the same time. */
export const answerLookUp: Handler = async (services, request, reply) => {
  const body = parsedBody(request, lookUpRecord.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const reference = readReference(body.value.reference);
  if (reference === undefined) return sendRefusal(reply, refusals.invalid({ reference: texts.noReference }));
  const { country } = services.config;
  const [number, ...others] = numbersIn(body.value.phone, country);
  // A list would be as many guesses at once.
  if (others.length > 0) return sendRefusal(reply, refusals.invalid({ phone: texts.severalNumbers }));
  const tries = await takeTries(
    services,
    ['lookUpFromAddress', request.network],
    ['lookUp', 'all'],
    // By network: a stranger's wrong guesses keep nobody else out.
    ['lookUpReference', `${reference} ${request.network}`],
  );
  if (!tries.ok) return sendRefusal(reply, tries.failure);
  const [found] = await Promise.all([
    lookUp(services.pool, { reference, number, country }),
    pause(trackLimits.lookUpMs),
  ]);
  if (found === undefined) return sendRefusal(reply, refusals.notFound(texts.nothingUnderReference));
  await tries.value.giveBack();
  return reply.send({ success: true, data: found });
};
