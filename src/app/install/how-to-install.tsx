import { wayByUserAgent } from '../../platform/install-way.ts';
import { InstallElsewhere } from './install-elsewhere.tsx';
import { InstallSteps } from './install-steps.tsx';

/** What an iPhone or iPad needs before alerts can come. */
export function HowToInstall() {
  const way = wayByUserAgent(navigator);
  const isElsewhere = way === 'safari-instead' || way === 'out-of-app';
  return isElsewhere ? <InstallElsewhere way={way} /> : <InstallSteps way="share-menu" />;
}
