import { ok } from '../../../contract/base/result.ts';
import { callApi } from '../client/call.ts';
import { NGO_KEY } from '../own-settings.ts';
import { readPerson } from '../person-store.ts';
import type { NgoCopy } from '../queries/ngos/own-ngo.ts';
import { bringsOwn } from './bring-own.ts';

/** Brings the signed-in NGO's own profile to this device. */
export const refreshNgo = bringsOwn<NgoCopy>(
  NGO_KEY,
  async () => {
    const answer = await callApi('getNgo', { body: { id: readPerson()?.id ?? '' } });
    return answer.ok ? ok({ ngo: answer.value.data }) : answer;
  },
  'ngo',
);
