import type { InferInput } from 'valibot';
import { failed, ok, type Result } from '../../../../contract/base/result.ts';
import type {
  findAid as aidCall,
  findReports as reportsCall,
  HistoryEntry,
} from '../../../../contract/calls/overview.ts';
import type { AidView } from '../../../../contract/entities/aid-request.ts';
import type { ReportView } from '../../../../contract/entities/report.ts';
import { callApi, type CallFailure } from '../../client/call.ts';
import { pageIn, type Page } from '../accounts/approvals.ts';

export type { CallFailure } from '../../client/call.ts';
export type { HistoryEntry } from '../../../../contract/calls/overview.ts';

export type ReportQuery = InferInput<typeof reportsCall.query>;
export type AidQuery = InferInput<typeof aidCall.query>;

/** What an alert would reach now. */
export interface Reach {
  /** Volunteers with a place of theirs within the radius: the alert goes to them. */
  near: number;
  /** Their devices to which it goes. */
  devices: number;
  /** Volunteers near it to whom it does not go: on a disaster, or they want no such alert. */
  leftOut: { busy: number; unwanted: number };
  /** All approved volunteers. */
  volunteers: number;
  radiusKm: number;
}

/*
 * What only the server knows: asked at a person's word. Offline each of these fails as `unreachable`, and the screen has the
 * device's copy.
 */

/** Reports that fit, newest first. `cursor`: the page before's `next`. */
export async function findReports(query: ReportQuery): Promise<Result<Page<ReportView>, CallFailure>> {
  const answer = await callApi('findReports', { query });
  return answer.ok ? ok(pageIn(answer.value)) : answer;
}

/** Aid requests that fit, newest first. */
export async function findAid(query: AidQuery): Promise<Result<Page<AidView>, CallFailure>> {
  const answer = await callApi('findAid', { query });
  return answer.ok ? ok(pageIn(answer.value)) : answer;
}

/** One report, as much of it as the signed-in person may see; the server writes down that they looked. */
export async function loadReport(id: string): Promise<Result<ReportView, CallFailure>> {
  const answer = await callApi('getDisaster', { params: { id } });
  if (!answer.ok) return answer;
  const [report] = answer.value.data;
  return report === undefined ? failed({ kind: 'not-found' }) : ok(report);
}

/** All that happened to a report or an aid request, newest first. */
export async function history(id: string, cursor?: string): Promise<Result<Page<HistoryEntry>, CallFailure>> {
  const answer = await callApi('getHistory', { params: { id }, query: { cursor } });
  return answer.ok ? ok(pageIn(answer.value)) : answer;
}

/** How many an alert to this disaster would reach; without a radius by the one that its severity suggests. */
export async function previewAlert(id: string, radiusKm?: number): Promise<Result<Reach, CallFailure>> {
  const query = radiusKm === undefined ? {} : { radiusKm: String(radiusKm) };
  const answer = await callApi('previewAlert', { params: { id }, query });
  return answer.ok ? ok(answer.value.data) : answer;
}
