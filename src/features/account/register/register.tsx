import { useNavigate } from 'react-router-dom';
import { registerAndSignIn } from '../../../data/commands/accounts/register.ts';
import { useKeptFields } from '../../../hooks/draft/use-kept-fields.ts';
import { landingPath, loginAddress } from '../../../addresses.ts';
import { routes } from '../../../routes.ts';
import { registerTexts } from '../../../strings/accounts/account.ts';
import { showToast } from '../../../ui/overlay/toast.ts';
import { newsState } from '../sign-in/login-news.ts';
import { RegisterForm } from './register-form.tsx';

interface RegisterProps {
  /** Where to go on to, if that is a page of the new account. */
  next: string | null;
  /** Fields that are kept over a reload. */
  kept: readonly string[];
  asDonor?: boolean;
}

/** Makes an account and goes on with it; where only the account could be made, to the login, with what happens next. */
export function Register({ next, kept: names, asDonor = false }: RegisterProps) {
  const kept = useKeptFields(asDonor ? 'register-donor' : 'register', names);
  const navigate = useNavigate();
  return (
    <RegisterForm
      asDonor={asDonor}
      values={kept.values}
      onTyped={kept.keep}
      onSend={registerAndSignIn}
      onDone={({ person, ...registered }) => {
        kept.forget();
        if (person) {
          showToast(registerTexts.made, 'good');
          void navigate(landingPath(next, person.role), { replace: true });
        } else {
          const login = next === null ? routes.login : loginAddress(next);
          void navigate(login, { state: newsState({ kind: 'registered', ...registered }) });
        }
      }}
    />
  );
}
