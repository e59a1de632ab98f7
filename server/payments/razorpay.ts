import * as v from 'valibot';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { boundedText } from '../bounded-bytes.ts';
import type { RazorpaySettings } from '../settings.ts';
import type {
  ListedRefund,
  PaymentProvider,
  ProviderOrder,
  ProviderPayment,
  ProviderRecords,
  ProviderRefund,
  ProviderTrouble,
  RecordsPage,
} from './provider.ts';
import { callbackText, isSignedBy } from './signature.ts';

/** Milliseconds for one answer of the provider. */
const ANSWER_MS = 8_000;
/** "Not now", or an error of the provider's own; 409: the same request is being worked on. */
const isPassing = (status: number) => status === 408 || status === 409 || status === 429 || status >= 500;
/** So Razorpay answers to an id that it does not know. */
const isNone = (method: string, status: number) => method === 'GET' && (status === 400 || status === 404);
/** Records of one page of a list: the most that Razorpay gives. */
const PAGE_SIZE = 100;

const orderSchema = v.object({
  id: v.string(),
  amount: v.pipe(v.number(), v.integer()),
  currency: v.string(),
  receipt: v.nullish(v.string()),
  /** A list where there are none. */
  notes: v.fallback(v.record(v.string(), v.unknown()), {}),
  created_at: v.optional(v.number(), 0),
});

/** A payment as Razorpay's API and its events have it. */
export const paymentSchema = v.object({
  id: v.string(),
  order_id: v.nullish(v.string(), ''),
  amount: v.pipe(v.number(), v.integer()),
  currency: v.string(),
  fee: v.nullish(v.pipe(v.number(), v.integer())),
  status: v.picklist(['created', 'authorized', 'captured', 'refunded', 'failed']),
  error_description: v.nullish(v.string()),
  email: v.nullish(v.string()),
  contact: v.nullish(v.string()),
  created_at: v.optional(v.number(), 0),
});

const paymentsSchema = v.object({ items: v.array(paymentSchema) });

/** A refund as Razorpay's API and its events have it. */
export const refundSchema = v.object({
  id: v.string(),
  payment_id: v.string(),
  amount: v.pipe(v.number(), v.integer()),
  status: v.optional(v.picklist(['pending', 'processed', 'failed'])),
  receipt: v.nullish(v.string()),
});

const refundsSchema = v.object({ items: v.array(refundSchema) });

const errorSchema = v.object({ error: v.object({ description: v.nullish(v.string()) }) });

/** Bytes of one answer: some ten times what a page of a list has. */
const ANSWER_BYTES = 4 * 1024 * 1024;

/** Characters of the provider's words that are kept. */
const WORDS = 300;

export function paymentOf({
  order_id,
  fee,
  error_description,
  email,
  contact,
  created_at,
  ...payment
}: v.InferOutput<typeof paymentSchema>): ProviderPayment {
  const words = (error_description ?? '').slice(0, WORDS);
  return {
    ...payment,
    orderId: order_id,
    createdAt: created_at * 1000,
    ...(typeof fee === 'number' ? { fee } : {}),
    ...(words === '' ? {} : { description: words }),
    ...(typeof email === 'string' ? { email } : {}),
    ...(typeof contact === 'string' ? { contact } : {}),
  };
}

function orderOf({
  id,
  amount,
  currency,
  receipt,
  notes,
  created_at,
}: v.InferOutput<typeof orderSchema>): ProviderOrder {
  const said = Object.entries(notes).filter((note): note is [string, string] => typeof note[1] === 'string');
  return {
    id,
    amount,
    currency,
    receipt: receipt ?? '',
    notes: Object.fromEntries(said),
    createdAt: created_at * 1000,
  };
}

/** A refund as `refundSchema` has read it. */
export function listedRefundOf({
  id,
  payment_id: paymentId,
  amount,
  status = 'pending',
  receipt,
}: v.InferOutput<typeof refundSchema>): ListedRefund {
  return { id, paymentId, amount, status, receipt: receipt ?? undefined };
}

/** Razorpay counts in seconds. */
function pathOfPage(list: 'payments' | 'refunds', { from, to, page }: RecordsPage): string {
  const [first, last] = [Math.floor(from / 1000), Math.ceil(to / 1000)];
  return `${list}?from=${first}&to=${last}&count=${PAGE_SIZE}&skip=${page * PAGE_SIZE}`;
}

/** Razorpay, by its REST API: basic authentication, amounts in paise. */
export function razorpay({ keyId, keySecret, webhookSecrets, apiUrl }: RazorpaySettings): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function ask<Schema extends v.GenericSchema>(
    schema: Schema,
    method: 'GET' | 'POST',
    path: string,
    { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
  ): Promise<Result<v.InferOutput<Schema>, ProviderTrouble>> {
    try {
      const answer = await fetch(`${apiUrl}${path}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
        headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
      const said: unknown = JSON.parse(await boundedText(answer.body, ANSWER_BYTES));
      if (!answer.ok) {
        const error = v.safeParse(errorSchema, said);
        const words = (error.success ? error.output.error.description : undefined) ?? `HTTP ${answer.status}`;
        const kind = isPassing(answer.status) ? 'away' : isNone(method, answer.status) ? 'none' : 'refused';
        return failed({ kind, description: words.slice(0, WORDS) });
      }
      const parsed = v.safeParse(schema, said);
      return parsed.success
        ? ok(parsed.output)
        : failed({ kind: 'away', description: 'an answer that nobody understands' });
    } catch (error) {
      return failed({ kind: 'away', description: error instanceof Error ? error.name : 'no answer' });
    }
  }

  const records: ProviderRecords = {
    pageSize: PAGE_SIZE,
    async findOrder(id) {
      const found = await ask(orderSchema, 'GET', `orders/${encodeURIComponent(id)}`);
      return found.ok ? ok(orderOf(found.value)) : found;
    },
    async listPayments(page) {
      const found = await ask(paymentsSchema, 'GET', pathOfPage('payments', page));
      return found.ok ? ok(found.value.items.map(paymentOf)) : found;
    },
    async listRefunds(page) {
      const found = await ask(refundsSchema, 'GET', pathOfPage('refunds', page));
      return found.ok ? ok(found.value.items.map(listedRefundOf)) : found;
    },
  };

  return {
    name: 'razorpay',
    // Keys of the provider's own test mode move no money either.
    isLive: !keyId.startsWith('rzp_test_'),
    keyId,
    records,
    async createOrder({ amount, currency, receipt, notes }) {
      const made = await ask(orderSchema, 'POST', 'orders', { body: { amount, currency, receipt, notes } });
      if (!made.ok) return made;
      const isRight = made.value.amount === amount && made.value.currency === currency;
      return isRight ? ok(made.value.id) : failed({ kind: 'refused', description: 'an order of another amount' });
    },
    async paymentsOf(orderId) {
      const found = await ask(paymentsSchema, 'GET', `orders/${encodeURIComponent(orderId)}/payments`);
      return found.ok ? ok(found.value.items.map(paymentOf)) : found;
    },
    async capture({ id, amount, currency }) {
      const path = `payments/${encodeURIComponent(id)}/capture`;
      const taken = await ask(paymentSchema, 'POST', path, { body: { amount, currency } });
      return taken.ok ? ok(paymentOf(taken.value)) : taken;
    },
    async refund({ paymentId, amount, key }): Promise<Result<ProviderRefund, ProviderTrouble>> {
      const path = `payments/${encodeURIComponent(paymentId)}/refund`;
      const options = { body: { amount, receipt: key }, headers: { 'x-refund-idempotency': key } };
      const made = await ask(refundSchema, 'POST', path, options);
      return made.ok ? ok({ id: made.value.id, status: made.value.status ?? 'pending' }) : made;
    },
    isSigned: (orderId, paymentId, signature) => isSignedBy([keySecret], callbackText(orderId, paymentId), signature),
    isSignedEvent: (text, signature) => isSignedBy(webhookSecrets, text, signature),
  };
}
