// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { disasterAddress } from '../../../contract/calls/asked-addresses.ts';
import { answerCalls, refusal } from '../../../tests/support/answering-server.ts';
import { loadDisaster } from './load-disaster.ts';

afterEach(() => vi.unstubAllGlobals());

it.each(['..%2F..', '../..', 'a b?c#d'])('asks for %s as for one id, and has none where there is none', async (id) => {
  const call = `GET ${disasterAddress.path.replace('{id}', encodeURIComponent(id))}`;
  const asked = answerCalls({ [call]: refusal(404, 'not-found') });
  expect(await loadDisaster(id)).toEqual({ ok: true, value: null });
  expect(asked.map((one) => one.call)).toEqual([call]);
});
