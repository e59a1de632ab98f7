import { rupeesText } from '../../../contract/base/rupees-text.ts';
import { useRef } from 'react';
import { payTest } from '../../data/commands/donations/give.ts';
import { testPaymentTexts } from '../../strings/public/donate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { PaymentEnd } from './payment-end.ts';
import styles from './donate-screen.module.css';

interface TestPaymentProps {
  order: { id: string; amount: number };
  onEnd(payment: PaymentEnd): void;
}

/** The test payment page: what a payment provider's dialog is elsewhere. No money moves. */
export function TestPayment({ order, onEnd }: TestPaymentProps) {
  const isBusy = useRef(false);
  async function pay(outcome: 'paid' | 'failed'): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    const answer = await payTest(order.id, outcome);
    if (!answer.ok) return onEnd({ kind: 'unavailable' });
    const { value } = answer;
    onEnd(
      'description' in value ? { kind: 'failed', description: value.description } : { kind: 'paid', callback: value },
    );
  }
  return (
    <Dialog
      title={testPaymentTexts.title}
      body={<p>{testPaymentTexts.body(rupeesText(order.amount))}</p>}
      onCancel={() => onEnd({ kind: 'dismissed' })}
    >
      <div className={styles['choices']}>
        <Button look="aid" onClick={() => void pay('paid')}>
          {testPaymentTexts.pay}
        </Button>
        <Button onClick={() => void pay('failed')}>{testPaymentTexts.fail}</Button>
        <Button look="quiet" onClick={() => onEnd({ kind: 'dismissed' })}>
          {testPaymentTexts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
