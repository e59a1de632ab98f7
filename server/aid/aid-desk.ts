import type pg from 'pg';
import { isoTime } from '../../contract/base/clock.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { AidAct } from '../../contract/entities/acts.ts';
import type { Taking } from '../../contract/entities/aid-request.ts';
import type { Person } from '../../contract/policies/actions.ts';
import type { AidRecord } from '../../contract/policies/aid-view.ts';
import type { AidChange } from '../notices/notice-details.ts';
import { tellAsker } from '../notices/tell-report.ts';
import type { Acted } from '../acts/answer-act.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { recordAct } from '../store/acts/acts.ts';
import { latestOnAid } from '../store/aid/aid-acts.ts';
import { giverOf } from '../store/aid/aid-takings.ts';
import { texts } from '../texts.ts';

/** Where an act on an aid request is done: within its transaction, everything that it goes by locked. */
export interface AidDesk {
  client: pg.PoolClient;
  /** Epoch milliseconds. */
  now: number;
  /** The item's id: a taking that it makes has the same. */
  id: string;
  actor: Person;
  aid: AidRecord;
  /** The account that an `assign` names; absent where it is no more. */
  ngo?: Person | undefined;
}

export type AidActed = Promise<Result<Acted, Refusal>>;
export type Does<Act extends AidAct['act']> = (desk: AidDesk, act: Extract<AidAct, { act: Act }>) => AidActed;

export const done: Result<Acted, Refusal> = ok({ result: 'done' });
export const same: Result<Acted, Refusal> = ok({ result: 'same' });

/** It was handed over, and whoever asked is asked whether it came: until then nothing else becomes of it. */
export const awaitsAnswer: Result<Acted, Refusal> = ok({
  result: 'conflict',
  stands: 'delivered',
  message: () => texts.awaitsAnswer,
});

/** Beside what was done, in the same transaction. */
export async function noteAct(
  { client, now, actor, aid }: Pick<AidDesk, 'client' | 'now' | 'aid'> & { actor?: Person | undefined },
  action: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await recordAct(client, { actor: actor?._id, action: `aid-${action}`, about: aid.id, detail }, now);
}

/** Whoever asked is told, in the same transaction. */
export function noteChange(
  { client, now, aid }: Pick<AidDesk, 'client' | 'now' | 'aid'>,
  change: AidChange,
): Promise<void> {
  return tellAsker(client, aid.id, change, now);
}

/** Whose each line is. */
export function takenLines({ takings }: AidRecord): Map<number, Taking> {
  return new Map(takings.flatMap((taking) => taking.lines.map((line) => [line, taking] as const)));
}

/** Names a line that the request does not have. */
export function strangeLines({ requirements }: AidRecord, lines: readonly number[]): Refusal | undefined {
  return lines.some((line) => line >= requirements.length)
    ? refusals.invalid({ lines: texts.needOfThisRequest })
    : undefined;
}

/** The request stands otherwise than the act needs it. */
export async function requestConflict(desk: AidDesk): AidActed {
  const { client, aid } = desk;
  const first = await latestOnAid(client, aid.id);
  const stands = aid.status;
  if (first === undefined) return ok({ result: 'conflict', stands, message: () => texts.aidStands(stands) });
  const by = toldTo(desk, { account: first.actor, name: first.name, at: first.at });
  const message = (name = texts.somebodyElse) => texts.aidStandsBy(name, stands, isoTime(first.at));
  return ok({ result: 'conflict', stands, by, message });
}

/** A need of it does. */
export async function needConflict(desk: AidDesk, line: number): AidActed {
  const { client, aid } = desk;
  const stands = aid.requirements[line]?.status;
  if (stands === undefined) return failed(refusals.invalid({ line: texts.needOfThisRequest }));
  const first = await latestOnAid(client, aid.id, line);
  if (first === undefined) return ok({ result: 'conflict', stands, message: () => texts.needStands(stands) });
  const by = toldTo(desk, { account: first.actor, name: first.name, at: first.at });
  const message = (name = texts.somebodyElse) => texts.needStandsBy(name, stands, isoTime(first.at));
  return ok({ result: 'conflict', stands, by, message });
}

/** Somebody has it in hand: the first to act was who took it, or the admin who gave it to them. Of that one only admins are told. */
export async function takenConflict(desk: AidDesk, { _id, ngo, since }: Taking): AidActed {
  const stands = desk.aid.status;
  const at = Date.parse(since);
  const giver = desk.actor.role === 'admin' ? await giverOf(desk.client, _id) : undefined;
  if (giver !== undefined) {
    const message = (name = texts.anotherAdmin) => texts.lineGiven(name, since);
    return ok({ result: 'conflict', stands, by: { ...giver, at }, message });
  }
  const by = toldTo(desk, { account: ngo?._id, name: ngo?.name, at });
  const message = (name = texts.anotherOrganization) => texts.lineTaken(name, since);
  return ok({ result: 'conflict', stands, by, message });
}

interface Who {
  account?: string | undefined;
  name?: string | undefined;
  at: number;
}

/** An NGO is told that a need is taken and since when, not by whom: as in its list. Admins' names are for admins. */
function toldTo({ actor }: AidDesk, who: Who): Who {
  return actor.role === 'admin' || who.account === actor._id ? who : { at: who.at };
}
