import { ok } from '../../../contract/base/result.ts';
import { callApi } from '../client/call.ts';
import { DESK_KEY } from '../own-settings.ts';
import type { DeskCopy } from '../queries/volunteers/desk.ts';
import { bringsOwn } from './bring-own.ts';

/** Brings the person's own desk to this device. */
export const refreshDesk = bringsOwn<DeskCopy>(DESK_KEY, async () => {
  const answer = await callApi('getDesk');
  return answer.ok ? ok({ desk: answer.value.data }) : answer;
});
