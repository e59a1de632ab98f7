import type { Desk, VolunteerView, WorkView } from '../../../../contract/entities/volunteer.ts';
import { workSteps, type WorkState, type WorkStep } from '../../../../contract/enumerations.ts';
import { isBusy, stateAfter } from '../../../../contract/policies/work-states.ts';
import type { ItemReason, ItemState, OutboxItem } from '../../outbox/item.ts';
import { isOneOf, parseRecord, type JsonRecord } from '../../outbox/answer/read-json.ts';

/** An item of this phone as far as a desk shows it. */
export interface PendingAct {
  itemId: string;
  /** `sent`: the server has it, and this phone has not yet asked what came of it. */
  state: ItemState;
  createdAt: number;
  reason?: ItemReason | undefined;
}

export interface PendingStep extends PendingAct {
  step: WorkStep;
}

/** An acceptance that the server has not decided about, as far as this phone knows. */
export interface PendingRequest extends PendingAct {
  disasterId: string;
}

export interface ShownWork extends WorkView {
  /** As it stands once all steps of this phone have arrived. */
  shownState: WorkState;
  /** Steps of this phone that the server has not answered yet, oldest first. */
  pending: PendingStep[];
}

export interface ShownDesk {
  profile: VolunteerView;
  /** The newest change of the profile that has not arrived. */
  profileChange: PendingAct | undefined;
  work: ShownWork[];
  requests: PendingRequest[];
  /** Modules of courses: `course.module`. */
  learned: ReadonlySet<string>;
  /** The disaster that the volunteer is on, or has asked for: they can take no other. */
  activeDisasterId: string | undefined;
}

/** What the server knows and what this phone has done since, as one. Says the same in whatever order the items come, and however often. */
export function deskWithPending(desk: Desk, items: readonly OutboxItem[]): ShownDesk {
  const acts = inOrder(items).map((item) => ({ item, body: parseRecord(item.body) ?? {} }));
  const of = (call: OutboxItem['call']) => acts.filter(({ item }) => item.call === call && item.state !== 'replaced');
  const work = desk.work.map((view) => workShown(view, of('takeStep')));
  const decided = new Set(desk.work.map(({ _id }) => _id));
  const requests = of('acceptDisaster')
    .filter(({ item }) => !decided.has(item.id))
    .map(({ item, body }) => ({ ...actOf(item), disasterId: textIn(body, 'disasterId') }));
  const changes = of('saveVolunteerProfile');
  const learned = of('learnModule').map(({ body }) => `${textIn(body, 'course')}.${textIn(body, 'module')}`);
  const last = changes.at(-1)?.item;
  return {
    profile: changes.reduce((profile, { body }) => ({ ...profile, ...profileIn(body) }), desk.profile),
    profileChange: last && actOf(last),
    work,
    requests,
    learned: new Set([...desk.learned, ...learned]),
    activeDisasterId:
      work.find(({ shownState }) => isBusy(shownState))?.disasterId ??
      requests.find(({ state }) => state !== 'needs-you')?.disasterId,
  };
}

/** Each once, oldest first. */
function inOrder(items: readonly OutboxItem[]): OutboxItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return [...byId.values()].sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
}

interface Act {
  item: OutboxItem;
  body: JsonRecord;
}

function workShown(view: WorkView, steps: readonly Act[]): ShownWork {
  const own = steps.filter(({ body }) => body['workId'] === view._id);
  const pending = own.flatMap(({ item, body }) => {
    const step = textIn(body, 'step');
    return isOneOf(step, workSteps) ? [{ ...actOf(item), step }] : [];
  });
  // A step that was refused leads nowhere.
  const shownState = pending
    .filter(({ state }) => state !== 'needs-you')
    .reduce<WorkState>((state, { step }) => stateAfter(state, step) ?? state, view.state);
  return { ...view, shownState, pending };
}

function actOf({ id, state, createdAt, reason }: OutboxItem): PendingAct {
  return { itemId: id, state, createdAt, reason };
}

function profileIn({ userId: _user, changedAt: _at, salt: _salt, ...fields }: JsonRecord): Partial<VolunteerView> {
  return fields;
}

function textIn(body: JsonRecord, name: string): string {
  const value = body[name];
  return typeof value === 'string' ? value : '';
}
