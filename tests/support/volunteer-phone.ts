import type { AccountStatus } from '../../contract/enumerations.ts';
import { acceptSignIn } from '../../src/data/commands/accounts/session.ts';
import { mainDb } from '../../src/data/db.ts';
import type { ShownDesk, ShownWork } from '../../src/data/queries/admin/desk-with-pending.ts';
import type { DeskState } from '../../src/hooks/lists/use-desk.ts';
import { makeOfflinePhone } from './offline-phone.ts';

const VOLUNTEER = '11111111-1111-4111-8111-111111111111';
export const WORK = '22222222-2222-4222-8222-222222222222';
export const TASK = '33333333-3333-4333-8333-333333333333';

/** For screen tests: a phone without network at which a volunteer is signed in. */
export async function makeVolunteerPhone(status: AccountStatus = 'approved'): Promise<void> {
  await makeOfflinePhone();
  await mainDb.settings.clear();
  const user = { _id: VOLUNTEER, name: 'Asha Devi', email: 'asha@example.org', role: 'volunteer', status };
  await acceptSignIn({ data: { token: 't', user, session: { id: 's' } } });
}

/** The volunteer's work as screens get it; accepted, where nothing else is said. */
export function shownWork(more: Partial<ShownWork> = {}): ShownWork {
  const state = more.state ?? 'accepted';
  const decidedAt = '2026-07-30T08:00:00.000Z';
  return { _id: WORK, disasterId: TASK, decidedAt, pending: [], state, shownState: state, ...more };
}

/** The desk as screens get it once the server was asked; nothing is on it but what is said. */
export function deskState(more: Partial<ShownDesk> = {}): DeskState {
  const profile = { _id: VOLUNTEER, name: 'Asha Devi' };
  const nothing = { profileChange: undefined, work: [], requests: [], activeDisasterId: undefined };
  const desk: ShownDesk = { profile, learned: new Set(), ...nothing, ...more };
  const brought = { isRefreshing: false, trouble: undefined, refresh: () => undefined };
  return { ...brought, desk, requests: desk.requests, asOf: 1 };
}
