import { ngoWork } from '../../ngos/ngo-work.ts';
import { ofAccount } from '../accounts/account.ts';

export const answerNgoWork = ofAccount(async ({ pool, clock }, _request, reply, { person }) =>
  reply.send({ success: true, data: await ngoWork(pool, person._id, clock.now()) }),
);
