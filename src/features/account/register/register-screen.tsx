import { Link, useNavigate } from 'react-router-dom';
import { registerAndSignIn } from '../../../data/commands/accounts/register.ts';
import { useKeptFields } from '../../../hooks/draft/use-kept-fields.ts';
import { dashboardOf, routes } from '../../../routes.ts';
import { registerTexts } from '../../../strings/accounts/account.ts';
import { titles } from '../../../strings/shell/titles.ts';
import { showToast } from '../../../ui/overlay/toast.ts';
import styles from '../sign-in/account-screens.module.css';
import { newsState } from '../sign-in/login-news.ts';
import { RegisterForm } from './register-form.tsx';

/** All but the password and the setup code. */
const KEPT = ['name', 'email', 'role', 'phone', 'city', 'skills', 'registrationNumber'];

/** `/register`: makes an account and leads to its dashboard; where only the account could be made, to the login, with what happens next. */
export default function RegisterScreen() {
  const kept = useKeptFields('register', KEPT);
  const navigate = useNavigate();
  return (
    <div className={styles['screen']}>
      <h1 tabIndex={-1}>{titles.register}</h1>
      <p className={styles['aside']}>{registerTexts.lead}</p>
      <RegisterForm
        values={kept.values}
        onTyped={kept.keep}
        onSend={registerAndSignIn}
        onDone={({ person, ...registered }) => {
          kept.forget();
          if (person) {
            showToast(registerTexts.made, 'good');
            void navigate(dashboardOf(person.role), { replace: true });
          } else void navigate(routes.login, { state: newsState({ kind: 'registered', ...registered }) });
        }}
      />
      <p>
        {registerTexts.haveAccount} <Link to={routes.login}>{registerTexts.login}</Link>
      </p>
    </div>
  );
}
