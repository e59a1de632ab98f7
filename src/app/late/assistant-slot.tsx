import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { routes } from '../../routes.ts';
import { assistantButtons } from '../../strings/shell/assistant-buttons.ts';
import styles from './assistant-slot.module.css';

/** The panel with all that it needs comes with the first press: on most visits nobody opens it. */
const AssistantPanel = lazy(() => loadUntilThere(async () => (await import('./late-screens.ts')).assistantPanel()));

/** The floating button of the three screens that have an assistant (section 1). */
export function AssistantSlot() {
  const place = usePlace();
  const [isOpen, setOpen] = useState(false);
  if (place === undefined) return null;
  return (
    <>
      <button type="button" className={styles['button']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {assistantButtons[place]}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <AssistantPanel place={place} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function usePlace(): keyof typeof assistantButtons | undefined {
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
