import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RazorpaySettings } from '../../server/settings.ts';

/** A payment as the provider's API tells of it. */
export interface StandInPayment {
  id: string;
  order_id: string;
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  error_description: string | null;
}

/** Speaks the parts of Razorpay's REST API that the server uses, with real signatures, on a port of its own. */
export interface RazorpayStandIn {
  settings: RazorpaySettings;
  orders: Map<string, { id: string; amount: number; currency: string; receipt: string }>;
  payments: Map<string, StandInPayment>;
  /** By key, so that the same key is the same refund. */
  refunds: Map<string, { id: string; payment_id: string; amount: number; status: string; receipt: string }>;
  /** While set, everything is answered with this status. */
  trouble: number | undefined;
  /** What becomes of a refund that is asked for. */
  refundStatus: 'pending' | 'processed' | 'failed';
  /** Somebody pays the order at the provider's. */
  pay(orderId: string, status?: StandInPayment['status'], amount?: number): StandInPayment;
  /** What the dialog calls back with. */
  callback(payment: StandInPayment): {
    razorpay_order_id: string;
    razorpay_payment_id: string;
    razorpay_signature: string;
  };
  /** An event with its headers, as it is sent to our webhook. */
  event(kind: string, payload: object, secret?: string): { body: string; headers: Record<string, string> };
  close(): Promise<void>;
}

const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;
const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

export async function startRazorpay(secrets: readonly string[] = ['webhook-secret-1']): Promise<RazorpayStandIn> {
  const keySecret = 'key-secret-of-the-stand-in';
  const keyId = 'rzp_live_StandIn';
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const standIn: RazorpayStandIn = {
    settings: { keyId, keySecret, webhookSecrets: secrets, apiUrl: `http://127.0.0.1:${port}/v1/` },
    orders: new Map(),
    payments: new Map(),
    refunds: new Map(),
    trouble: undefined,
    refundStatus: 'processed',
    pay(orderId, status = 'captured', amount = standIn.orders.get(orderId)?.amount ?? 0) {
      const payment: StandInPayment = {
        id: newId('pay'),
        order_id: orderId,
        amount,
        currency: 'INR',
        status,
        error_description: status === 'failed' ? 'Payment was unsuccessful' : null,
      };
      standIn.payments.set(payment.id, payment);
      return payment;
    },
    callback: ({ id, order_id }) => ({
      razorpay_order_id: order_id,
      razorpay_payment_id: id,
      razorpay_signature: hmac(keySecret, `${order_id}|${id}`),
    }),
    event(kind, payload, secret = secrets[0] ?? '') {
      const body = JSON.stringify({ entity: 'event', event: kind, payload, created_at: 1_700_000_000 });
      const headers = { 'content-type': 'application/json', 'x-razorpay-event-id': newId('evt') };
      return { body, headers: { ...headers, 'x-razorpay-signature': hmac(secret, body) } };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
  return standIn;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
    const [status, said] = answerTo(request, body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  }

  function answerTo(request: IncomingMessage, body: Record<string, unknown>): [number, object] {
    const error = (description: string) => ({ error: { code: 'BAD_REQUEST_ERROR', description } });
    if (standIn.trouble !== undefined) return [standIn.trouble, error('Not now')];
    const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
    if (request.headers.authorization !== expected) return [401, error('Authentication failed')];
    const [, , kind, id = '', what] = (request.url ?? '').split('/');
    if (request.method === 'POST' && kind === 'orders') {
      const order = { ...(body as { amount: number; currency: string; receipt: string }), id: newId('order') };
      standIn.orders.set(order.id, order);
      return [200, { ...order, entity: 'order', status: 'created' }];
    }
    if (kind === 'orders' && what === 'payments') {
      const items = [...standIn.payments.values()].filter(({ order_id }) => order_id === id);
      return [200, { entity: 'collection', count: items.length, items }];
    }
    const payment = standIn.payments.get(id);
    if (kind !== 'payments' || payment === undefined) return [400, error('The id provided does not exist')];
    if (what === 'capture') {
      payment.status = 'captured';
      return [200, payment];
    }
    const key = String(request.headers['x-refund-idempotency']);
    const known = standIn.refunds.get(key);
    if (known !== undefined) return [200, known];
    const gone = [...standIn.refunds.values()].filter(({ payment_id }) => payment_id === id);
    const left = payment.amount - gone.reduce((sum, { amount }) => sum + amount, 0);
    if (Number(body['amount']) > left) return [400, error('The total refund amount is greater than the payment')];
    const receipt = String(body['receipt']);
    const refund = {
      id: newId('rfnd'),
      payment_id: id,
      amount: Number(body['amount']),
      status: standIn.refundStatus,
      receipt,
    };
    standIn.refunds.set(key, refund);
    return [200, refund];
  }
}
