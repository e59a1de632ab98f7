import { afterEach, expect, it, vi } from 'vitest';
import { devicePorts } from '../outbox/adapters/device-ports.ts';
import { isForeignHost, isOurHost } from './our-host.ts';

vi.mock('../outbox/adapters/device-ports.ts', () => ({ devicePorts: { net: {}, store: {} } }));
const net = devicePorts.net as { elsewhere?: object };

afterEach(() => delete net.elsewhere);

const told = async () => [await isOurHost(), await isForeignHost()];

it.each([
  ['ours', [true, false]],
  ['foreign', [false, true]],
  ['unknown', [false, false]],
])('a host that is %s is told apart', async (kind, expected) => {
  net.elsewhere = { kind: async () => ({ kind }) };
  expect(await told()).toEqual(expected);
});

it('the host that the app came from is ours', async () => {
  expect(await told()).toEqual([true, false]);
});

it('a host of which this phone’s storage says nothing is neither, and nobody is thrown at', async () => {
  net.elsewhere = { kind: () => Promise.reject(new Error('storage refuses')) };
  expect(await told()).toEqual([false, false]);
});
