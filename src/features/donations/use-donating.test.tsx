// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CallFailure } from '../../data/commands/accounts/session.ts';
import { beginDonation, proveDonation, readDonation, type MadeOrder } from '../../data/commands/donations/give.ts';
import type { UnsettledPayment } from '../../data/commands/donations/unsettled.ts';
import { fc } from '../../../tests/support/property.ts';
import type { DonationView, VerifyDonation } from '../../../contract/entities/donation.ts';
import type { OpenDraft, ReadForm } from '../../hooks/draft/use-draft.ts';
import { useDonating } from './use-donating.ts';

vi.mock('../../data/commands/donations/give.ts', () => ({
  beginDonation: vi.fn<typeof beginDonation>(),
  proveDonation: vi.fn<typeof proveDonation>(),
  readDonation: vi.fn<typeof readDonation>(),
}));

/** What this phone keeps of a payment, whatever becomes of the page. */
let kept: UnsettledPayment | undefined;
vi.mock('../../data/commands/donations/unsettled.ts', () => ({
  keepUnsettled: async (payment: UnsettledPayment) => {
    kept = payment;
  },
  unsettledPayment: async () => kept,
  forgetUnsettled: async (id: string) => {
    if (kept?.id === id) kept = undefined;
  },
}));
vi.mock('../../hooks/ledger/ask-ledger.ts', () => ({ keepCheckpoint: () => Promise.resolve() }));

afterEach(() => {
  cleanup();
  kept = undefined;
  vi.restoreAllMocks();
});

const values = { amount: '500', donorName: 'Asha', email: 'asha@example.org', phone: '9810012345' };
const form: ReadForm = { id: 'd', values, supersedes: undefined, halfTyped: new Set(), isUnseen: false };

async function submitted(settle: () => Promise<ReadForm>) {
  const draft = { form: { current: null }, settle, read: settle } as unknown as OpenDraft;
  const { result } = renderHook(() => useDonating(draft, true, undefined));
  await act(() => result.current.submit());
  return result.current.state;
}

async function refusedBy(failure: CallFailure) {
  vi.mocked(beginDonation).mockResolvedValueOnce({ ok: false, failure });
  return submitted(() => Promise.resolve(form));
}

it('says the server’s own words where it gave any, else its status', async () => {
  const failure = { kind: 'not-ours', status: 418 } as CallFailure;
  expect(await refusedBy({ ...failure, message: 'Not today.' })).toMatchObject({ notice: 'Not today.', isBad: true });
  expect(await refusedBy(failure)).toEqual({ kind: 'form', notice: 'Server error: 418', isBad: true });
});

it('says that something went wrong where there is neither, and where the code itself fails', async () => {
  const notice = 'Something went wrong. Please try again.';
  expect(await refusedBy({ kind: 'not-ours' })).toEqual({ kind: 'form', notice, isBad: true });
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await submitted(() => Promise.reject(new Error('no storage')))).toEqual({ kind: 'form', notice, isBad: true });
  expect(complaint).toHaveBeenCalledOnce();
});

const made: MadeOrder = {
  order: { id: 'order_1', amount: 25_050, currency: 'INR' },
  checkout: { donationId: 'd', provider: 'test' },
};
const callback: VerifyDonation = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'f',
};
const donation = (status: DonationView['status']) =>
  ({ _id: 'd', amount: 25_050, status, paymentId: 'pay_1' }) as unknown as DonationView;
const lost = { ok: false, failure: { kind: 'unreachable' } } as const;

function openPage() {
  const read = () => Promise.resolve(form);
  const draft = { form: { current: null }, settle: read, read, startOver: () => Promise.resolve() };
  return renderHook(() => useDonating(draft as unknown as OpenDraft, true, undefined));
}
/** What a page asks by itself has its answer. */
const settled = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve)));

it('shows a payment whose answer was lost after a reload, and pays again only once that is said', async () => {
  vi.mocked(beginDonation).mockResolvedValue({ ok: true, value: made });
  vi.mocked(proveDonation).mockResolvedValue(lost);
  const first = openPage();
  await act(() => first.result.current.submit());
  await act(() => first.result.current.end({ kind: 'paid', callback }));
  first.unmount();

  const second = openPage();
  await settled();
  expect(second.result.current.state).toMatchObject({ kind: 'unconfirmed', id: 'd', amount: 25_050, callback });
  vi.mocked(beginDonation).mockClear();
  await act(() => second.result.current.submit());
  expect(second.result.current.state).toMatchObject({ kind: 'unconfirmed', amount: 25_050 });
  expect(beginDonation).not.toHaveBeenCalled();
  await act(() => second.result.current.payAgain());
  expect(second.result.current.state).toEqual({ kind: 'form' });
  await act(() => second.result.current.submit());
  expect(second.result.current.state).toMatchObject({ kind: 'paying' });
});

it('tells after a reload what became of a payment: it failed, it arrived, or there is none', async () => {
  const cases = [
    [
      { ok: true, value: { ...donation('failed'), failure: 'no money' } },
      { kind: 'form', notice: 'Payment failed: no money' },
    ],
    [
      { ok: true, value: donation('completed') },
      { kind: 'done', donation: donation('completed') },
    ],
    [{ ok: false, failure: { kind: 'not-found' } }, { kind: 'form' }],
  ] as const;
  for (const [answer, state] of cases) {
    kept = { id: 'd', amount: 25_050 };
    vi.mocked(readDonation).mockResolvedValueOnce(answer);
    const page = openPage();
    await settled();
    expect(page.result.current.state).toMatchObject(state);
    expect(kept).toBeUndefined();
    page.unmount();
  }
});

it('whatever is lost, closed or reloaded: nobody pays twice who did not say so', async () => {
  type Step = 'submit' | 'pay' | 'pay, then the page dies' | 'dismiss' | 'reload' | 'check' | 'pay again';
  const step = fc.constantFrom<Step>(
    'submit',
    'pay',
    'pay, then the page dies',
    'dismiss',
    'reload',
    'check',
    'pay again',
  );
  const steps = fc.array(fc.record({ step, isLost: fc.boolean() }), { minLength: 3, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      kept = undefined;
      let isPaid = false;
      let isHeard = false;
      let isSaid = false;
      vi.mocked(beginDonation).mockImplementation(async () => ({ ok: true, value: made }));
      let page = openPage();
      for (const { step, isLost } of all) {
        const answer = async () =>
          isLost ? lost : { ok: true as const, value: donation(isPaid ? 'completed' : 'pending') };
        vi.mocked(proveDonation).mockImplementation(answer);
        vi.mocked(readDonation).mockImplementation(answer);
        const { state, submit, end, checkAgain, payAgain, again } = page.result.current;
        if (step === 'submit') await act(submit);
        if ((step === 'pay' || step === 'pay, then the page dies') && state.kind === 'paying') {
          // The dialog takes the money of the one who has not heard of an earlier payment only where they said so.
          expect(isPaid && !isHeard && !isSaid).toBe(false);
          [isPaid, isHeard, isSaid] = [true, false, false];
          if (step === 'pay') await act(() => end({ kind: 'paid', callback }));
        }
        if (step === 'dismiss' && state.kind === 'paying') await act(() => end({ kind: 'dismissed' }));
        if (step === 'check') await act(checkAgain);
        if (step === 'pay again' && state.kind === 'unconfirmed') {
          isSaid = true;
          await act(payAgain);
        }
        if (step === 'reload' || step === 'pay, then the page dies') {
          page.unmount();
          page = openPage();
          await settled();
        }
        if (page.result.current.state.kind === 'done') {
          isHeard = true;
          await act(async () => again());
        }
      }
      page.unmount();
    }),
    { numRuns: 60 },
  );
});
