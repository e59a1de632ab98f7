import { lazy, useEffect, useRef } from 'react';
import type { MadeOrder } from '../../data/commands/donations/give.ts';
import type { FormValues } from '../../hooks/draft/form-values.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../parts/late-part.tsx';
import { appTexts } from '../../strings/shell/app.ts';
import { buildDonation } from './build-donation.ts';
import type { PaymentEnd } from './payment-end.ts';

const TestPayment = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./test-payment.tsx')).TestPayment })),
);

interface PaymentProps {
  made: MadeOrder;
  values: FormValues;
  onEnd(payment: PaymentEnd): void;
}

/** The dialog that this order is paid with. */
export function Payment({ made, values, onEnd }: PaymentProps) {
  const { checkout, order } = made;
  if (checkout.provider === 'razorpay') return <RazorpayPayment made={made} values={values} onEnd={onEnd} />;
  return (
    <LatePart>
      <TestPayment order={order} onEnd={onEnd} />
    </LatePart>
  );
}

function RazorpayPayment({ made, values, onEnd }: PaymentProps) {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const { order, checkout } = made;
  const { keyId = '', donationId } = checkout;
  const opened = useRef<string>(undefined);
  useEffect(() => {
    // Once for each order: React's strict mode mounts twice in a row.
    if (opened.current === order.id) return;
    opened.current = order.id;
    const { donorName, email, phone } = buildDonation({ id: donationId, values }, undefined);
    const donor = { name: donorName, email, phone };
    import('../../platform/razorpay-checkout.ts')
      .then(({ openRazorpay }) => openRazorpay({ keyId, order, title: appTexts.name, donor }))
      .then(
        (payment) => end.current(payment),
        () => end.current({ kind: 'unavailable' }),
      );
  }, [order, keyId, donationId, values]);
  return null;
}
