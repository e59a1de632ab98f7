import { ok } from '../../../contract/base/result.ts';
import { callApi } from '../client/call.ts';
import { OUTCOMES_KEY } from '../own-settings.ts';
import type { OutcomesCopy } from '../queries/admin/outcomes.ts';
import { bringsOwn } from './bring-own.ts';

/** Brings to this device what became of the person's own acts. */
export const refreshOutcomes = bringsOwn<OutcomesCopy>(OUTCOMES_KEY, async () => {
  const answer = await callApi('listOutcomes');
  return answer.ok ? ok({ outcomes: answer.value.data }) : answer;
});
