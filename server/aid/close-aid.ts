import { isClosed, reopenedBy } from '../../contract/policies/aid-states.ts';
import { keepAid } from '../store/aid/aid-requests.ts';
import { done, noteAct, noteChange, requestConflict, same, type Does } from './aid-desk.ts';
import { closeHousehold, settleHousehold } from './households.ts';

/** Whoever has something of it in hand is free of it; what others asked for who are one with it is not closed. */
export const closeAid: Does<'close'> = async (desk, { seen, to, reason }) => {
  const { client, aid, now } = desk;
  if (aid.status === to) return same;
  if (aid.status !== seen || aid.status !== 'active') return requestConflict(desk);
  await closeHousehold(client, { aid, to }, now);
  await noteAct(desk, 'closed', { from: aid.status, to, reason });
  await noteChange(desk, to);
  return done;
};

export const reopenAid: Does<'reopen'> = async (desk, { seen, reason }) => {
  const { client, aid, now } = desk;
  if (aid.status === 'active') return same;
  if (aid.status !== seen || !isClosed(aid.status)) return requestConflict(desk);
  const to = reopenedBy(aid.requirements);
  await keepAid(client, { ...aid, status: to });
  await settleHousehold(client, aid, now);
  await noteAct(desk, 'reopened', { from: aid.status, to, ...(reason === undefined ? {} : { reason }) });
  await noteChange(desk, to === 'active' ? 'open' : to);
  return done;
};

/** Out of the triage lane: it stands beside all others from now on. */
export const releaseAid: Does<'release'> = async (desk) => {
  const { client, aid } = desk;
  if (aid.lane === 'main') return same;
  await keepAid(client, { ...aid, lane: 'main' });
  await noteAct(desk, 'released');
  return done;
};
