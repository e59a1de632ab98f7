// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeVolunteerPhone } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { disasterContact } from '../../../data/queries/lists/disaster-contact.ts';
import { bringContactForWork } from './contact-for-work.ts';

const network = vi.fn<(address: string) => Promise<Response>>();
const report = { _id: 'x', name: 'Meera', contactNumber: '0177' };

beforeEach(async () => {
  await makeVolunteerPhone();
  vi.stubGlobal('fetch', network);
  network.mockReset().mockImplementation(async () => Response.json({ success: true, data: [report] }));
});

afterEach(async () => {
  await signOut();
  vi.unstubAllGlobals();
});

it('keeps how to reach the person at an accepted disaster, asked for once', async () => {
  await bringContactForWork('first');
  await bringContactForWork('first');
  expect(network).toHaveBeenCalledOnce();
  expect(await disasterContact('first')).toMatchObject({ name: 'Meera', contactNumber: '0177' });
});

it('asks again once there is a network, and no more where the server did not tell it', async () => {
  network.mockRejectedValueOnce(new TypeError('no network'));
  await bringContactForWork('second');
  network.mockImplementation(async () => Response.json({ success: false, kind: 'forbidden' }, { status: 403 }));
  await bringContactForWork('second');
  await bringContactForWork('second');
  expect(network).toHaveBeenCalledTimes(2);
  expect(await disasterContact('second')).toBeUndefined();
});
