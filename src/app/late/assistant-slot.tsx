import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { routes } from '../../routes.ts';
import { assistantButtons } from '../../strings/shell/assistant-buttons.ts';
import styles from './assistant-slot.module.css';

/** The panel with all that it needs comes with the first press: on most visits nobody opens it. */
const AssistantPanel = lazy(() => loadUntilThere(async () => (await import('./late-screens.ts')).assistantPanel()));

/** The button of the three screens that have an assistant (section 1), in a bar that stays in sight and covers nothing of the page. */
export function AssistantSlot() {
  const place = usePlace();
  const [isOpen, setOpen] = useState(false);
  if (place === undefined) return null;
  return (
    <>
      <div className={styles['bar']} data-place={place}>
        <button type="button" className={styles['button']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {assistantButtons[place]}
        </button>
      </div>
      {isOpen && (
        <Suspense fallback={<Coming onLeave={() => setOpen(false)} />}>
          <AssistantPanel place={place} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Long enough for a panel that is on this phone, and for one that comes over a link that works. */
const PATIENCE_MS = 3_000;

/** While the panel is on its way. Where it does not come, the guide has the same answers, and is on every phone. */
function Coming({ onLeave }: { onLeave(): void }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={styles['coming']}>
      <p>{isLate ? assistantButtons.notHere : assistantButtons.coming}</p>
      {isLate && (
        <Link to={routes.guide} onClick={onLeave}>
          {assistantButtons.guide}
        </Link>
      )}
    </div>
  );
}

function usePlace(): 'home' | 'admin' | 'volunteer' | undefined {
  const { pathname } = useLocation();
  const role = usePerson()?.role;
  if (pathname === routes.home) return 'home';
  if (role === 'volunteer' && [routes.volunteer, routes.volunteerDashboard].some((path) => path === pathname)) {
    return 'volunteer';
  }
  return role === 'admin' && [routes.admin, routes.adminDashboard].some((path) => path === pathname)
    ? 'admin'
    : undefined;
}
