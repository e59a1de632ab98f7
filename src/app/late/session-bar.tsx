import { useLocation } from 'react-router-dom';
import { useWaitingOwner } from '../../hooks/items/use-waiting-owner.ts';
import { SignInBar } from '../../parts/sign-in-bar.tsx';
import { routes } from '../../routes.ts';
import { loginAddress } from '../../addresses.ts';

/** Under the top bar while the phone's session is over; not above the login itself. */
export function SessionBar() {
  const owner = useWaitingOwner();
  const { pathname, search } = useLocation();
  if (!owner?.hasEnded || pathname === routes.login) return null;
  return <SignInBar waiting={owner.waiting} to={loginAddress(pathname + search)} />;
}
