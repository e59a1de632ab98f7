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
  /** What the provider kept of it. */
  fee?: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  error_description: string | null;
  email: string;
  contact: string;
  /** Seconds since 1970. */
  created_at: number;
}

export interface StandInOrder {
  id: string;
  amount: number;
  currency: string;
  receipt: string;
  notes: Record<string, string> | readonly string[];
  created_at: number;
}

/** Speaks the parts of Razorpay's REST API that the server uses, with real signatures, on a port of its own. */
export interface RazorpayStandIn {
  settings: RazorpaySettings;
  orders: Map<string, StandInOrder>;
  payments: Map<string, StandInPayment>;
  /** By key, so that the same key is the same refund. */
  refunds: Map<
    string,
    { id: string; payment_id: string; amount: number; status: string; receipt: string; created_at: number }
  >;
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
const nowSeconds = () => Math.floor(Date.now() / 1000);
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
        email: 'asha@example.org',
        contact: '+919810012345',
        created_at: nowSeconds(),
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
    const { pathname, searchParams } = new URL(request.url ?? '', standIn.settings.apiUrl);
    const [, , kind, id = '', what] = pathname.split('/');
    if (request.method === 'POST' && kind === 'orders') {
      const said = { notes: [], ...body } as unknown as Omit<StandInOrder, 'id' | 'created_at'>;
      const order = { ...said, id: newId('order'), created_at: nowSeconds() };
      standIn.orders.set(order.id, order);
      return [200, { ...order, entity: 'order', status: 'created' }];
    }
    if (id === '' && (kind === 'payments' || kind === 'refunds')) {
      return [200, pageOf([...standIn[kind].values()], searchParams)];
    }
    if (kind === 'orders' && what === undefined) {
      const order = standIn.orders.get(id);
      return order === undefined
        ? [400, error('The id provided does not exist')]
        : [200, { ...order, entity: 'order' }];
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
      created_at: nowSeconds(),
    };
    standIn.refunds.set(key, refund);
    if (refund.amount === left && refund.status === 'processed') payment.status = 'refunded';
    return [200, refund];
  }
}

/** The newest first, from and to in whole seconds, as the provider's lists are. */
function pageOf(items: readonly { created_at: number }[], asked: URLSearchParams): object {
  const [from, to, count, skip] = ['from', 'to', 'count', 'skip'].map((name) => Number(asked.get(name)));
  const found = items
    .filter(({ created_at }) => created_at >= (from ?? 0) && created_at <= (to ?? 0))
    .toReversed()
    .slice(skip, (skip ?? 0) + Math.min(count ?? 0, 100));
  return { entity: 'collection', count: found.length, items: found };
}
