import { dropRejection, insertRejection } from '../store/aid/aid-rejections.ts';
import { done, noteAct, same, type Does } from './aid-desk.ts';

/** An NGO puts a request aside for itself. The request stays as it is, so nobody else's phone has anything to fetch. */
export const rejectAid: Does<'reject'> = async (desk) => {
  const { client, aid, actor, id, now } = desk;
  const isNew = await insertRejection(client, { id, aidId: aid.id, ngoId: actor._id }, now);
  if (isNew) await noteAct(desk, 'rejected', { ngo: actor._id });
  return isNew ? done : same;
};

/** And takes that back. */
export const reconsiderAid: Does<'reconsider'> = async (desk) => {
  const { client, aid, actor } = desk;
  const was = await dropRejection(client, aid.id, actor._id);
  if (was) await noteAct(desk, 'reconsidered', { ngo: actor._id });
  return was ? done : same;
};
