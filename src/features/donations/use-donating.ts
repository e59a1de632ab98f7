import { useEffect, useRef, useState } from 'react';
import type { DonationView } from '../../../contract/entities/donation.ts';
import { beginDonation, proveDonation, readDonation, type MadeOrder } from '../../data/commands/donations/give.ts';
import {
  forgetUnsettled,
  keepUnsettled,
  unsettledPayment,
  type UnsettledPayment,
} from '../../data/commands/donations/unsettled.ts';
import type { CallFailure } from '../../data/commands/accounts/session.ts';
import type { OpenDraft, ReadForm } from '../../hooks/draft/use-draft.ts';
import { donateTexts, donationProblemText, shownDonationMessages } from '../../strings/public/donate.ts';
import { buildDonation, DONATION_ID } from './build-donation.ts';
import type { PaymentEnd } from './payment-end.ts';

/** Where a donation stands. */
export type Donating =
  /** `notice`: what came of the last try, for people. `isBad`: something went wrong. */
  | {
      kind: 'form';
      notice?: string;
      isBad?: boolean;
      needsLogin?: boolean;
      problems?: Readonly<Record<string, string>>;
    }
  | { kind: 'ordering' }
  | { kind: 'paying'; made: MadeOrder; form: ReadForm }
  | { kind: 'confirming' }
  /** It was paid, and the server cannot say so yet; `needsLogin`: to nobody who is not signed in. */
  | ({ kind: 'unconfirmed'; needsLogin?: boolean; isAsking?: boolean } & UnsettledPayment)
  /** `isSecond`: it was paid before, in another tab, and this payment goes back. */
  | { kind: 'done'; donation: DonationView; isSecond?: boolean };

export interface DonatingSteps {
  state: Donating;
  submit(): Promise<void>;
  /** How the payment dialog ended. */
  end(payment: PaymentEnd): Promise<void>;
  checkAgain(): Promise<void>;
  again(): void;
  /** Back to the form although an earlier payment may have gone through. */
  payAgain(): Promise<void>;
}

/** From the form by an order and a payment to the server's word that it arrived. What is typed stays until then. */
export function useDonating(draft: OpenDraft, isLoggedIn: boolean, campaign: string | undefined): DonatingSteps {
  const [state, setState] = useState<Donating>({ kind: 'form' });
  const isBusy = useRef(false);

  async function once(run: () => Promise<Donating>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      setState(await run());
    } catch (error) {
      console.error(error);
      setState({ kind: 'form', notice: shownDonationMessages.somethingWrong, isBad: true });
    } finally {
      isBusy.current = false;
    }
  }

  const submit = () =>
    once(async () => {
      if (!isLoggedIn) return { kind: 'form', notice: shownDonationMessages.signIn, isBad: true, needsLogin: true };
      const form = await draft.settle();
      if (form.isUnseen) return { kind: 'form' };
      // One of another tab, or of before a reload that was quicker than the question after it.
      const before = await unsettledPayment();
      if (before !== undefined) return { kind: 'unconfirmed', ...before };
      setState({ kind: 'ordering' });
      const next = await order(draft, form, campaign);
      if (next.kind === 'paying') await keepUnsettled(paymentOf(next.made));
      return next;
    });

  const confirm = async (payment: UnsettledPayment): Promise<Donating> => {
    const { id, callback } = payment;
    setState((shown) => (shown.kind === 'unconfirmed' ? { ...shown, isAsking: true } : { kind: 'confirming' }));
    const answer = await (callback === undefined ? readDonation(id) : proveDonation(callback));
    if (answer.ok) {
      const { value } = answer;
      if (value.status === 'failed' && callback === undefined) {
        await forgetUnsettled(id);
        const { verifyFailed, paymentFailed } = shownDonationMessages;
        const notice = value.failure === undefined ? verifyFailed : paymentFailed(value.failure);
        return { kind: 'form', notice, isBad: true };
      }
      if (value.status !== 'completed') return { kind: 'unconfirmed', ...payment };
      await forgetUnsettled(id);
      await empty(draft);
      import('../../hooks/ledger/ask-ledger.ts').then(({ keepCheckpoint }) => keepCheckpoint(), console.warn);
      const isSecond = callback !== undefined && callback.razorpay_payment_id !== value.paymentId;
      return { kind: 'done', donation: value, isSecond };
    }
    if (answer.failure.kind === 'malformed') {
      await forgetUnsettled(id);
      return { kind: 'form', notice: shownDonationMessages.verifyFailed, isBad: true };
    }
    // There is no such donation any more, so nothing is on its way.
    if (answer.failure.kind === 'not-found') {
      await forgetUnsettled(id);
      return { kind: 'form' };
    }
    // The answer was lost, or the session is over: the payment is with the provider, and the server asks there by itself.
    const needsLogin = answer.failure.kind === 'sign-in';
    return { kind: 'unconfirmed', needsLogin, ...payment };
  };

  const end = (payment: PaymentEnd) =>
    once(async () => {
      if (state.kind !== 'paying') return state;
      const unsettled = paymentOf(state.made);
      if (payment.kind === 'paid') {
        const paid = { ...unsettled, callback: payment.callback };
        await keepUnsettled(paid);
        return confirm(paid);
      }
      await forgetUnsettled(unsettled.id);
      if (payment.kind === 'failed') {
        return { kind: 'form', notice: shownDonationMessages.paymentFailed(payment.description), isBad: true };
      }
      if (payment.kind === 'unavailable') return { kind: 'form', notice: donateTexts.dialogFailed, isBad: true };
      return { kind: 'form', notice: donateTexts.dismissed };
    });

  const checkAgain = () => once(async () => (state.kind === 'unconfirmed' ? confirm(plainPayment(state)) : state));

  // After a reload: what was begun before is asked after, before anything is paid again.
  const show = useRef<(before: UnsettledPayment) => void>(undefined);
  useEffect(() => {
    show.current = (before) => {
      if (state.kind !== 'form') return;
      void once(() => {
        setState({ kind: 'unconfirmed', ...before });
        return confirm(before);
      });
    };
  });
  useEffect(() => {
    if (!isLoggedIn) return;
    void unsettledPayment().then((before) => before && show.current?.(before));
  }, [isLoggedIn]);

  // Back with a network: what was paid is asked after without a tap.
  const check = useRef(checkAgain);
  useEffect(() => {
    check.current = checkAgain;
  });
  const waits = state.kind === 'unconfirmed';
  useEffect(() => {
    if (!waits) return undefined;
    const ask = () => void check.current();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [waits]);

  const again = () => setState({ kind: 'form' });
  const payAgain = () =>
    once(async () => {
      if (state.kind !== 'unconfirmed') return state;
      await forgetUnsettled(state.id);
      return { kind: 'form' };
    });
  return { state, submit, end, checkAgain, again, payAgain };
}

function paymentOf({ order, checkout }: MadeOrder): UnsettledPayment {
  return { id: checkout.donationId, amount: order.amount };
}

function plainPayment({ id, amount, callback }: UnsettledPayment): UnsettledPayment {
  return { id, amount, callback };
}

/** What was given is no draft any more: the form begins anew, under another id. */
async function empty(draft: OpenDraft): Promise<void> {
  const control = draft.form.current?.elements.namedItem(DONATION_ID);
  // The value of a hidden control is not put back with the form's.
  if (control instanceof HTMLInputElement) control.value = '';
  await draft.startOver();
}

async function order(draft: OpenDraft, form: ReadForm, campaign: string | undefined): Promise<Donating> {
  const body = buildDonation(form, campaign);
  const begun = await beginDonation(body);
  if (begun.ok) return { kind: 'paying', made: begun.value, form };
  const { failure } = begun;
  // An order of this form was made before, and the form was changed since; or that one was paid, and nobody heard of it.
  if (failure.kind === 'key-reuse' || failure.kind === 'conflict') {
    const before = await readDonation(body._id ?? '');
    if (before.ok && before.value.status === 'completed') {
      await empty(draft);
      return { kind: 'done', donation: before.value };
    }
    if (failure.kind === 'key-reuse') {
      const control = draft.form.current?.elements.namedItem(DONATION_ID);
      if (control instanceof HTMLInputElement) control.value = crypto.randomUUID();
      draft.keep();
      const renewed = await draft.read();
      const anew = await beginDonation(buildDonation(renewed, campaign));
      if (anew.ok) return { kind: 'paying', made: anew.value, form: renewed };
      return refused(anew.failure, renewed);
    }
  }
  return refused(failure, form);
}

function refused(failure: CallFailure, { values }: ReadForm): Donating {
  const { kind, fields = {}, message, status } = failure;
  const problems = Object.fromEntries(
    Object.keys(values).flatMap((name) => {
      const problem = fields[name];
      return problem === undefined ? [] : [[name, donationProblemText(name, values[name], problem)]];
    }),
  );
  if (Object.keys(problems).length > 0) return { kind: 'form', problems, isBad: true };
  if (fields['campaign'] !== undefined) return { kind: 'form', notice: donateTexts.campaignOver, isBad: true };
  if (kind === 'unreachable' || kind === 'timed-out') return { kind: 'form', notice: donateTexts.offline };
  if (kind === 'sign-in') return { kind: 'form', notice: shownDonationMessages.signIn, isBad: true, needsLogin: true };
  if (kind === 'busy') return { kind: 'form', notice: shownDonationMessages.orderFailed, isBad: true };
  const words = message ?? (status === undefined ? undefined : shownDonationMessages.serverError(status));
  return { kind: 'form', notice: words ?? shownDonationMessages.somethingWrong, isBad: true };
}
