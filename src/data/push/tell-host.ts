import { systemClock } from '../../../contract/base/clock.ts';
import type { Result } from '../../../contract/base/result.ts';
import { askedAddresses } from '../../../contract/calls/asked-addresses.ts';
import type { DeviceBody, DevicePlace } from '../../../contract/entities/device.ts';
import { callApi } from '../client/call.ts';
import { request } from '../client/http.ts';
import { readAnswer, type CallFailure } from '../client/read-answer.ts';
import type { KnownHost } from './known-host.ts';

const TIME_LIMIT_MS = 30_000;

/** What a server is told of this phone: ours by whose it is, another by section 7's letter, which has these calls without a token. */
export async function tellHost(
  host: KnownHost,
  ...[name, body]: ['saveDevice', DeviceBody] | ['placeDevice', DevicePlace]
): Promise<Result<unknown, CallFailure>> {
  if (host === 'ours') return name === 'saveDevice' ? callApi(name, { body }) : callApi(name, { body });
  const answer = await request({
    ...askedAddresses[name],
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    isForeign: true,
    timeLimitMs: TIME_LIMIT_MS,
  });
  return readAnswer(answer, false, systemClock.now());
}
