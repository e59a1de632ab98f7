import { ok } from '../../../contract/base/result.ts';
import { callApi } from '../client/call.ts';
import { OWN_DONATIONS_KEY } from '../own-settings.ts';
import type { OwnDonationsCopy } from '../queries/donations/own-donations.ts';
import { bringsOwn } from './bring-own.ts';

/** Brings the signed-in person's own donations to this device. */
export const refreshOwnDonations = bringsOwn<OwnDonationsCopy>(OWN_DONATIONS_KEY, async () => {
  const answer = await callApi('listOwnDonations');
  return answer.ok ? ok({ donations: answer.value.data }) : answer;
});
