import type { ReportView } from '../../../../contract/entities/report.ts';
import { mainDb } from '../../db.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { parseRecord } from '../../outbox/answer/read-json.ts';
import { deskCopy } from '../volunteers/desk.ts';

/** The disaster that a volunteer's item is about, as this phone knows it: of its body the id alone says little. Never rejects. */
export async function disasterOfItem({
  call,
  body,
}: Pick<OutboxItem, 'call' | 'body'>): Promise<ReportView | undefined> {
  if (call !== 'acceptDisaster' && call !== 'takeStep') return undefined;
  const { disasterId, workId } = parseRecord(body) ?? {};
  const copy = await deskCopy();
  const work = copy?.desk.work.find((one) => one._id === workId || one.disasterId === disasterId);
  const id = work?.disasterId ?? disasterId;
  const row = typeof id === 'string' ? await mainDb.reports.get(id).catch(() => undefined) : undefined;
  return row ?? work?.disaster;
}
