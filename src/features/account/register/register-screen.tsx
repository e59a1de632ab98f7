import { Link, useSearchParams } from 'react-router-dom';
import { registerTexts } from '../../../strings/accounts/account.ts';
import { titles } from '../../../strings/shell/titles.ts';
import { isToDonate, loginAddress } from '../../../addresses.ts';
import { routes } from '../../../routes.ts';
import styles from '../sign-in/account-screens.module.css';
import { DonorAccount } from './donor-account.tsx';
import { Register } from './register.tsx';

/** All but the password and the setup code. */
const KEPT = ['name', 'email', 'role', 'phone', 'city', 'skills', 'registrationNumber'];

/** `/register`: makes an account, and leads to where it was made for (`?next=`), or to its dashboard. */
export default function RegisterScreen() {
  const [search] = useSearchParams();
  const next = search.get('next');
  return (
    <div className={styles['screen']}>
      <h1 tabIndex={-1}>{titles.register}</h1>
      {isToDonate(next) ? (
        <DonorAccount next={next} />
      ) : (
        <>
          <p className={styles['aside']}>{registerTexts.lead}</p>
          <Register next={next} kept={KEPT} />
          <p>
            {registerTexts.haveAccount}{' '}
            <Link to={next === null ? routes.login : loginAddress(next)}>{registerTexts.login}</Link>
          </p>
        </>
      )}
    </div>
  );
}
