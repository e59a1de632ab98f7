import { isoTime } from '../../../../contract/base/clock.ts';
import type { Point } from '../../../../contract/base/great-circle.ts';
import { ok, type Result } from '../../../../contract/base/result.ts';
import { callApi, type CallFailure } from '../../client/call.ts';
import { volunteerNotes, type SharingChoice } from '../../queries/volunteers/volunteer-notes.ts';
import { noteOwedStop, noteSharingEnded } from './volunteer-notes.ts';

/** Tells those who coordinate where the volunteer is now. Never queued: an old position would send somebody to where nobody is. */
export async function sendPosition(
  { workId, until }: SharingChoice,
  { lat, lng }: Point,
): Promise<Result<void, CallFailure>> {
  const answer = await callApi('sharePosition', { body: { workId, lat, lng, until: isoTime(until) } });
  return answer.ok ? ok(undefined) : answer;
}

/**
 * Ends sharing: on the phone at once, network or not, and whatever becomes of this page meanwhile; then the server is told. Where it
 * cannot be reached the phone owes it the word (`settleOwedStop`); by itself the server forgets the position a while after the last one.
 */
export async function endSharing(workId: string): Promise<Result<void, CallFailure>> {
  await noteSharingEnded(workId);
  return forgetPosition(workId);
}

async function forgetPosition(workId: string): Promise<Result<void, CallFailure>> {
  const answer = await callApi('stopSharing', { params: { id: workId } });
  await noteOwedStop(!answer.ok && answer.failure.kind !== 'not-found' ? workId : undefined);
  return answer.ok ? ok(undefined) : answer;
}

/** Tells the server of a stop that it could not be told when it was made. */
export async function settleOwedStop(): Promise<void> {
  const { owedStop } = await volunteerNotes();
  if (owedStop !== undefined) await forgetPosition(owedStop);
}
