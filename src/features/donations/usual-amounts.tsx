import { donateTexts } from '../../strings/public/donate.ts';
import { Button } from '../../ui/button.tsx';
import styles from './donate-screen.module.css';

/** In rupees: what people mostly give, so that few have to type. */
const USUAL = [100, 500, 1000, 5000];

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** One tap puts the amount into the field of this name, as if it was typed. */
export function UsualAmounts({ name }: { name: string }) {
  return (
    <div role="group" aria-label={donateTexts.amounts} className={styles['amounts']}>
      {USUAL.map((amount) => (
        <Button
          key={amount}
          onClick={({ currentTarget }) => {
            const field = currentTarget.form?.elements.namedItem(name);
            if (!(field instanceof HTMLInputElement)) return;
            field.value = String(amount);
            field.dispatchEvent(new Event('input', { bubbles: true }));
          }}
        >
          <bdi>{rupees.format(amount)}</bdi>
        </Button>
      ))}
    </div>
  );
}
