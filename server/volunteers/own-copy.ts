import { certificateView } from '../../contract/policies/certificate-view.ts';
import { volunteerView } from '../../contract/policies/volunteer-view.ts';
import type { AccountServices } from '../accounts/services.ts';
import { certificatesOf } from '../store/certificates/certificates.ts';
import { ownLearned, ownWork } from '../store/volunteers/own-work.ts';
import { readProfile } from './profile.ts';

/** What is kept about the account as a volunteer, for its owner's own copy (S50); undefined where the account is gone. */
export async function ownCopy({ pool, vault }: Pick<AccountServices, 'pool' | 'vault'>, accountId: string) {
  const record = await readProfile(pool, vault, accountId);
  const profile = record && volunteerView('owner', record);
  if (profile === undefined) return undefined;
  const learned = await ownLearned(pool, accountId);
  const certificates = await certificatesOf(pool, accountId);
  return {
    profile,
    work: await workIn(pool, accountId),
    learned: learned.map(({ learnedAt, ...one }) => ({ ...one, learnedAt: learnedAt.toISOString() })),
    certificates: certificates.map((certificate) => certificateView('owner', certificate)),
  };
}

async function workIn(pool: AccountServices['pool'], accountId: string) {
  const { work, steps, positions } = await ownWork(pool, accountId);
  return work.map(({ id, why, reason, decidedAt, endedAt, photos, ...rest }) => {
    const position = positions.find(({ workId }) => workId === id);
    return {
      id,
      ...rest,
      decidedAt: decidedAt.toISOString(),
      ...(why === null ? {} : { why }),
      ...(reason === null ? {} : { reason }),
      ...(endedAt === null ? {} : { endedAt: endedAt.toISOString() }),
      ...(photos === null ? {} : { photos }),
      steps: steps
        .filter(({ workId }) => workId === id)
        .map(({ step, takenAt, reason: said }) => ({
          step,
          takenAt: takenAt.toISOString(),
          ...(said === null ? {} : { reason: said }),
        })),
      ...(position && { position: placeOf(position) }),
    };
  });
}

function placeOf({ lat, lng, at, until }: { lat: number; lng: number; at: Date; until: Date }) {
  return { lat, lng, at: at.toISOString(), until: until.toISOString() };
}
