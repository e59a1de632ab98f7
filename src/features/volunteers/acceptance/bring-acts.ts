import { useEffect } from 'react';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';

/** What the volunteer can do. It is on the phone before they press: where they do, there may be no network. */
export async function bringActs() {
  return (await loadUntilThere(() => import('./acts.ts'))).acts;
}

export async function bringStepPhotos() {
  const [{ StepPhotos }, { OwnPhotos }] = await Promise.all([import('./step-photos.tsx'), import('./own-photos.tsx')]);
  return { StepPhotos, OwnPhotos };
}

export const bringWithdrawDialog = () => import('./withdraw-dialog.tsx');

export function useActsAtHand(): void {
  useEffect(() => void Promise.all([bringActs(), bringWithdrawDialog(), bringStepPhotos()]).catch(() => undefined), []);
}
