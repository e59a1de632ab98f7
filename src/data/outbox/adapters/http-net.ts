import { systemClock } from '../../../../contract/base/clock.ts';
import {
  capabilitiesAddress,
  logoutAddress,
  outboxAddress,
  verifyAddress,
} from '../../../../contract/calls/outbox-address.ts';
import { apiHost, isApiElsewhere } from '../../client/api-host.ts';
import { request, senderHeaders } from '../../client/http.ts';
import { gzip } from '../../client/gzip.ts';
import { createOtherHost } from '../foreign/other-host.ts';
import type { NetAnswer, OtherHost, OutboxNet } from '../ports.ts';

/** Milliseconds for the question what a host can do: its answer is a few hundred bytes. */
const ASKING_MS = 15_000;
const json = { 'content-type': 'application/json' };
const of = 'outbox';

/** Batches and single calls over HTTP. Only our own host is told who sends. */
export const httpNet: OutboxNet = {
  async deliver(batch, timeLimitMs, sender) {
    const packed = await gzip(batch);
    return request({
      ...outboxAddress,
      of,
      headers: { ...json, ...senderHeaders(sender), ...(packed && { 'content-encoding': 'gzip' }) },
      body: packed ?? batch,
      timeLimitMs,
    });
  },
  verify: (ids, timeLimitMs, sender) =>
    request({ ...verifyAddress, of, headers: { ...json, ...senderHeaders(sender) }, body: ids, timeLimitMs }),
  revoke: (logoutKey, timeLimitMs, sender) => {
    const body = JSON.stringify({ logoutKey });
    return request({ ...logoutAddress, of, headers: { ...json, ...senderHeaders(sender) }, body, timeLimitMs });
  },
  // The constant stands here so that a build for the app's own server leaves all code for other hosts out.
  elsewhere: apiHost !== '' && isApiElsewhere() ? otherHost() : undefined,
};

function otherHost(): OtherHost {
  return createOtherHost(systemClock, askCapabilities, (call, timeLimitMs) =>
    request({ ...call, of, headers: json, timeLimitMs }),
  );
}

function askCapabilities(): Promise<NetAnswer> {
  return request({ ...capabilitiesAddress, of, timeLimitMs: ASKING_MS });
}
