import { epochMsOf } from '../../contract/base/iso-time.ts';
import { hasVisibleText } from '../../contract/base/text.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { DisasterAnswer } from '../../contract/entities/pledge.ts';
import { activeRole, type Person } from '../../contract/policies/actions.ts';
import { missingReport } from '../acts/acting.ts';
import { answerAct, type Acted } from '../acts/answer-act.ts';
import { statusOf } from '../acts/decide-within.ts';
import type { UnpledgedWhy } from '../notices/notice-details.ts';
import { tellTeam } from '../notices/tell-team.ts';
import { tellPledger, tellUnpledged } from '../notices/tell-work.ts';
import type { Perform, Stage } from '../performing.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { recordAct } from '../store/acts/acts.ts';
import { lockPeople } from '../store/aid/aid-acts.ts';
import { findTree } from '../store/merges/trees.ts';
import { reconsiderDisaster, rejectDisaster } from '../store/ngos/disaster-rejections.ts';
import { findPledge, insertPledge, pledgesOn, withdrawPledge } from '../store/ngos/pledges.ts';
import { findReport, type KeptReport } from '../store/reports/reports.ts';
import { whatStandsFor } from '../store/reports/stands-for.ts';
import { countPlaces } from '../store/volunteers/count-places.ts';
import { texts } from '../texts.ts';

interface Answering extends Stage {
  /** The item's id: a pledge that it makes has the same. */
  id: string;
  actor: Person;
  /** What stands for the disaster that the answer names. */
  disaster: KeptReport;
}

type Answered = Promise<Result<Acted, Refusal>>;
type AnswerOf<Act extends DisasterAnswer['act']> = Extract<DisasterAnswer, { act: Act }>;

const ofAdmins: ReadonlySet<DisasterAnswer['act']> = new Set(['withdraw']);

/** What an NGO answers to a disaster that lacks volunteers, and an admin to what it pledged. */
export const answerDisaster: Perform<'answerDisaster'> = async (stage, item) => {
  const { client } = stage;
  const { id, owner, body } = item;
  const actor = (await lockPeople(client, [owner])).get(owner);
  const role = activeRole(actor);
  if (actor === undefined || !(role === 'ngo' || (role === 'admin' && ofAdmins.has(body.act))))
    return failed(refusals.forbidden());
  const asked = await findReport(client, body.disasterId, { forUpdate: true });
  const disaster = await whatStandsFor(client, asked);
  if (disaster === undefined) return failed(await missingReport(client, body.disasterId));
  const acted = await carryOut({ ...stage, id, actor, disaster }, body);
  if (!acted.ok) return acted;
  return answerAct(stage, item, { about: body.disasterId, what: `answerDisaster.${body.act}` }, acted.value);
};

function carryOut(answering: Answering, body: DisasterAnswer): Answered {
  if (body.act === 'send') return send(answering, body);
  if (body.act === 'withdraw') return withdraw(answering, body);
  return body.act === 'reject' ? reject(answering) : reconsider(answering);
}

/** Milliseconds in which an answer is read on the screen that asked for it. */
const AWAITED_MS = 60_000;

interface Hindrance {
  acted: Acted;
  /** Why nobody of it is expected, where the NGO is to be told beyond the screen. */
  why?: UnpledgedWhy;
}

/** All of them or nobody: an NGO that is told that its people are expected must not find half of them sent home. */
async function send(answering: Answering, { people, arrivesAt, note, actedAt }: AnswerOf<'send'>): Answered {
  const { client, now, id, actor, disaster } = answering;
  const own = { id, accountId: actor._id };
  const conflict = await hindrance(answering, people);
  if (conflict !== undefined) {
    if (conflict.why !== undefined) await tellUnpledged(client, { ...own, id: disaster.id }, conflict.why, now);
    return ok(conflict.acted);
  }
  const pledge = {
    id,
    disasterId: disaster.id,
    ngoId: actor._id,
    people,
    ...(arrivesAt === undefined ? {} : { arrivesAt: epochMsOf(arrivesAt) }),
    ...(note !== undefined && hasVisibleText(note) ? { note } : {}),
  };
  await insertPledge(client, pledge, now);
  await reconsiderDisaster(client, disaster.id, actor._id);
  await recounted(answering);
  await noteAct(answering, 'pledged', { ngo: actor._id, pledge: id, people });
  // Who asked just now, with a network, sees the answer on the screen.
  const isLate = actedAt !== undefined && now - epochMsOf(actedAt) > AWAITED_MS;
  if (isLate) await tellPledger(client, own, 'accepted', now);
  return ok({ result: 'done', message: texts.pledged });
}

async function hindrance({ client, actor, disaster }: Answering, people: number): Promise<Hindrance | undefined> {
  const status = statusOf(disaster);
  if (status !== 'active' || disaster.lane !== 'main')
    return { acted: conflictOf(status, texts.disasterClosed), why: 'closed' };
  const own = await pledgesOn(client, actor._id, disaster.id);
  if (own.some(({ state }) => state === 'active')) return { acted: conflictOf('pledged', texts.answeredAlready) };
  const { volunteersWanted: wanted, volunteersAccepted: accepted = 0 } = disaster;
  if (wanted === undefined) return { acted: conflictOf('unwanted', texts.notWanted), why: 'closed' };
  // Whoever was there before it was resolved comes again in the places that they had.
  const been = Math.max(0, ...own.map((pledge) => pledge.people));
  const free = wanted - accepted + been;
  if (people <= Math.max(free, been)) return undefined;
  if (free <= 0) return { acted: conflictOf('full', texts.pledgeFull), why: 'full' };
  return { acted: conflictOf('fewer', texts.pledgeFewer(free)), why: 'fewer' };
}

function conflictOf(stands: string, sentence: string): Acted {
  return { result: 'conflict', stands, message: () => sentence };
}

/** Of its own people, or, by an admin, of anybody's. */
async function withdraw(answering: Answering, { pledgeId, reason }: AnswerOf<'withdraw'>): Answered {
  const { client, now, actor, disaster } = answering;
  const pledge = await findPledge(client, pledgeId);
  // It may still be on its way here, to a database that was put back: the act waits for it.
  if (pledge === undefined) return failed(refusals.notFound(texts.noSuchPledge));
  const isAdmin = actor.role === 'admin';
  if (!isAdmin && pledge.ngoId !== actor._id) return failed(refusals.forbidden());
  if (!(await isOnIt(client, pledge.disasterId, disaster.id))) return failed(refusals.notFound(texts.noSuchPledge));
  if (pledge.state === 'withdrawn') return ok({ result: 'same' });
  if (pledge.state !== 'active') return ok(conflictOf(pledge.state, texts.pledgeStands(pledge.state)));
  await withdrawPledge(client, pledgeId, reason, now);
  await recounted(answering, pledge.disasterId);
  await noteAct(answering, 'pledge-withdrawn', { ngo: pledge.ngoId, pledge: pledgeId, reason });
  if (isAdmin) await tellPledger(client, { id: pledgeId, accountId: pledge.ngoId }, 'withdrawn', now);
  return ok({ result: 'done' });
}

/** Was it pledged to what stands for the disaster, or to what was merged into that since? */
async function isOnIt(client: Stage['client'], pledged: string, disaster: string): Promise<boolean> {
  return pledged === disaster || (await findTree(client, 'reports', disaster)).includes(pledged);
}

async function reject(answering: Answering): Answered {
  const { client, now, id, actor, disaster } = answering;
  const isNew = await rejectDisaster(client, { id, disasterId: disaster.id, ngoId: actor._id }, now);
  if (isNew) await noteAct(answering, 'rejected-by-ngo', { ngo: actor._id });
  return ok({ result: isNew ? 'done' : 'same' });
}

async function reconsider(answering: Answering): Answered {
  const { client, actor, disaster } = answering;
  const was = await reconsiderDisaster(client, disaster.id, actor._id);
  if (was) await noteAct(answering, 'reconsidered-by-ngo', { ngo: actor._id });
  return ok({ result: was ? 'done' : 'same' });
}

async function recounted({ client, now, disaster }: Answering, on: string = disaster.id): Promise<void> {
  await countPlaces(client, on);
  await tellTeam(client, disaster.id, now);
}

/** Beside what was done, in the same transaction. */
function noteAct({ client, now, actor, disaster }: Answering, action: string, detail: object): Promise<void> {
  return recordAct(
    client,
    { actor: actor._id, action: `report-${action}`, about: disaster.id, detail: { ...detail } },
    now,
  );
}
