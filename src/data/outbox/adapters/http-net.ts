import { outboxAddress } from '../../../../contract/calls/outbox-address.ts';
import { request } from '../../client/http.ts';
import { gzip } from '../../client/gzip.ts';
import type { OutboxNet } from '../ports.ts';

/**
 * Our own host, on the app's own origin: it takes batches and gives receipts. Items of nobody travel without a token.
 * A host that knows only section 7's calls is another implementation of this port.
 */
export const httpNet: OutboxNet = {
  async deliver(batch, timeLimitMs) {
    const packed = await gzip(batch);
    return request({
      ...outboxAddress,
      headers: { 'content-type': 'application/json', ...(packed ? { 'content-encoding': 'gzip' } : {}) },
      body: packed ?? batch,
      timeLimitMs,
    });
  },
};
