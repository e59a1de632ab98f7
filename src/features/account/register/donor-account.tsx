import { Link } from 'react-router-dom';
import { loginAddress } from '../../../addresses.ts';
import { routes } from '../../../routes.ts';
import { registerTexts } from '../../../strings/accounts/account.ts';
import styles from '../sign-in/account-screens.module.css';
import { Register } from './register.tsx';

const KEPT = ['name', 'email'];

/** An account to give with: name, address and password, and back to the form. Nobody has to approve it. */
export function DonorAccount({ next }: { next: string | null }) {
  return (
    <>
      <p className={styles['aside']}>{registerTexts.donorLead}</p>
      <Register asDonor next={next} kept={KEPT} />
      <p>
        {registerTexts.haveAccount} <Link to={loginAddress(next ?? routes.donate)}>{registerTexts.login}</Link>
      </p>
    </>
  );
}
