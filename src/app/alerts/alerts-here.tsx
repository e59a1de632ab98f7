import { lazy, type ReactNode } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../parts/late-part.tsx';

const AlertsSection = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../../features/alerts/alerts-section.tsx')).AlertsSection })),
);

/** Few need them: they come when they do. */
const UnblockSteps = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./unblock-steps.tsx')).UnblockSteps })),
);
const HowToInstall = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../install/how-to-install.tsx')).HowToInstall })),
);

/** The alerts of this phone, with the steps to what only the phone itself can give. */
export function AlertsHere({ heading }: { heading: 'h2' | 'h3' }) {
  return (
    <AlertsSection
      heading={heading}
      steps={{ blocked: whenThere(<UnblockSteps />), install: whenThere(<HowToInstall />) }}
    />
  );
}

function whenThere(steps: ReactNode): ReactNode {
  return <LatePart>{steps}</LatePart>;
}
