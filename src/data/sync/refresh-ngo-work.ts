import { ok } from '../../../contract/base/result.ts';
import { callApi } from '../client/call.ts';
import { NGO_WORK_KEY } from '../own-settings.ts';
import type { NgoWorkCopy } from '../queries/ngos/ngo-work-copy.ts';
import { bringsOwn } from './bring-own.ts';

/** Brings to this device what the signed-in NGO put aside of the aid requests, and has done about them. */
export const refreshNgoWork = bringsOwn<NgoWorkCopy>(
  NGO_WORK_KEY,
  async () => {
    const answer = await callApi('getNgoWork');
    return answer.ok ? ok({ work: answer.value.data }) : answer;
  },
  'ngo',
);
