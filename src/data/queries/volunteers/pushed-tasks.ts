import * as v from 'valibot';
import { systemClock } from '../../../../contract/base/clock.ts';
import { type PushedTask, pushMessageSchema, pushedTaskSchema } from '../../../../contract/entities/push-message.ts';
import type { ReportView } from '../../../../contract/entities/report.ts';
import type { KeptAlerts } from '../../alerts/kept-alert.ts';
import { mainDb, outboxDb } from '../../db.ts';
import { ALERTS_KEY } from '../../outbox/accounts/session.ts';
import { readPerson } from '../../person-store.ts';
import { keptPartOfOpen, listState } from '../lists/lists.ts';

/** An alert of this phone, with the task that it is about. */
export interface PushedAlert {
  /** Of the notice. */
  id: string;
  title: string;
  body: string;
  /** ISO 8601, by the server's clock. */
  at: string;
  /** Epoch milliseconds, by this device's. */
  cameAt: number;
  task: PushedTask;
  /** The task as screens show disasters, until the lists know it. */
  outline: ReportView;
}

/** The contract's form, but deaf to members that a newer server adds; a kind or a severity that only that one knows stays as it came. */
const readable = v.object({
  ...pushMessageSchema.entries,
  kind: v.string(),
  task: v.optional(v.object({ ...pushedTaskSchema.entries, type: v.string(), severity: v.string() })),
  receipt: v.optional(v.unknown()),
});

/** A list that was asked for just before an alert may say so later than the alert came. */
const SLACK_MS = 60_000;

/** What came to this phone by pushes for the person at it, newest first. Never rejects: it is more than the lists, never in their place. */
export async function pushedAlerts(): Promise<PushedAlert[]> {
  const row = await outboxDb.meta.get(ALERTS_KEY).catch(() => undefined);
  const kept = row?.value as KeptAlerts | undefined;
  if (kept === undefined || kept.owner !== readPerson()?.id) return [];
  return kept.alerts.flatMap(({ id, cameAt, message }) => {
    const read = v.safeParse(readable, message);
    if (!read.success || !read.output.task) return [];
    const { title, body, at } = read.output;
    const task = read.output.task as PushedTask;
    return [{ id, title, body, at, cameAt, task, outline: outlineOf(task) }];
  });
}

/** The newest alert to this disaster; null where none came. */
export async function pushedAlert(taskId: string): Promise<PushedAlert | null> {
  return (await pushedAlerts()).find(({ task }) => task._id === taskId) ?? null;
}

/** Where this phone keeps a part of the list, an alert of its own may be to a disaster that is not among them, for as long as most last. */
const LIKELY_OPEN_MS = 3 * 24 * 60 * 60 * 1000;

/** The newest alert of each disaster that this device's list cannot know yet. What a newer list does not have is over, if that has all. */
export async function unlistedAlerts(now: number = systemClock.now()): Promise<PushedAlert[]> {
  const alerts = await pushedAlerts();
  const isPart = (await keptPartOfOpen('reports')) !== undefined;
  const asOf = isPart ? now - LIKELY_OPEN_MS : ((await listState('reports'))?.asOf ?? 0);
  const listed = await mainDb.reports.bulkGet(alerts.map(({ task }) => task._id)).catch(() => []);
  return alerts.filter(
    ({ task, cameAt }, index) =>
      !listed[index] && cameAt + SLACK_MS > asOf && alerts.findIndex((other) => other.task._id === task._id) === index,
  );
}

/** Who is alerted to is active. */
function outlineOf({ _id, type, severity, reportedAt, lati, long, volunteersWanted }: PushedTask): ReportView {
  return {
    _id,
    disasterType: type,
    status: 'approved',
    displayStatus: 'active',
    reportedAt,
    severity,
    ...(lati !== undefined && long !== undefined && { location: { lati, long } }),
    ...(volunteersWanted !== undefined && { volunteersWanted }),
  };
}
