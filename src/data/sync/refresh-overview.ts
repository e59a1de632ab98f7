import { ok } from '../../../contract/base/result.ts';
import { callApi } from '../client/call.ts';
import { OVERVIEW_KEY } from '../own-settings.ts';
import type { OverviewCopy } from '../queries/admin/overview.ts';
import { bringsOwn } from './bring-own.ts';

/** Brings to this device how the relief stands, for admins. */
export const refreshOverview = bringsOwn<OverviewCopy>(
  OVERVIEW_KEY,
  async () => {
    const answer = await callApi('getOverview');
    return answer.ok ? ok({ overview: answer.value.data }) : answer;
  },
  'admin',
);
