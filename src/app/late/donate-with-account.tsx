import { lazy } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../parts/late-part.tsx';

const DonorAccount = lazy(() =>
  loadUntilThere(async () => ({
    default: (await import('../../features/account/register/donor-account.tsx')).DonorAccount,
  })),
);

/** The form for giving, at whose address also the account is made that it needs. */
export async function donateWithAccount() {
  const { default: Donate } = await import('../../features/donations/donate-screen.tsx');
  const newAccount = (next: string) => (
    <LatePart>
      <DonorAccount next={next} />
    </LatePart>
  );
  return { default: () => <Donate newAccount={newAccount} /> };
}
