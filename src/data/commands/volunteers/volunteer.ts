import { ok, type Result } from '../../../../contract/base/result.ts';
import type { CourseId } from '../../../../contract/courses.ts';
import { volunteerProfileSchema, type VolunteerProfileBody } from '../../../../contract/entities/volunteer.ts';
import { acceptanceBodySchema, learnedBodySchema, stepBodySchema } from '../../../../contract/entities/work-bodies.ts';
import { workSteps, type WorkStep } from '../../../../contract/enumerations.ts';
import { callApi, type CallFailure } from '../../client/call.ts';
import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import { parseRecord } from '../../outbox/answer/read-json.ts';
import { readPerson } from '../../person-store.ts';
import { ownUnsent } from '../../queries/items/outbox.ts';
import { stepPhotos } from '../../queries/work-photos.ts';
import { announced, closeWorkPhotos, photosForWork } from '../photos/work-photos.ts';
import { saveOwn, type Saved } from '../items/save-own.ts';

/** Profile as the form holds it; the Aadhaar number goes its own way. */
export type ProfileForm = Omit<VolunteerProfileBody, 'userId' | 'aadharNumber' | 'changedAt' | 'salt' | 'accesstoken'>;

/** Asks for a place on a disaster: saved on this phone, decided by the server. Pressed twice it is one. */
export async function acceptDisaster(disasterId: string): Saved {
  const unsent = await ownUnsent().catch(() => []);
  const waiting = unsent.find(
    ({ call, state, body }) =>
      call === 'acceptDisaster' && state !== 'needs-you' && parseRecord(body)?.['disasterId'] === disasterId,
  );
  if (waiting) return ok(waiting);
  // Who has left a disaster, or is done with it, must be known to be free when the server decides.
  const after = unsent.filter(({ call }) => call === 'takeStep').map(({ id }) => id);
  return saveOwn('acceptDisaster', acceptanceBodySchema, (id, now) => ({ id, disasterId, createdAt: now }), { after });
}

/** A small step on the way, or out of it with a reason. The photos that were chosen for it follow; those of a step that was passed over go. */
export async function takeStep(workId: string, step: WorkStep, reason?: string): Saved {
  const photos = await photosForWork(stepPhotos(workId, step));
  const saved = await saveOwn(
    'takeStep',
    stepBodySchema,
    (_, takenAt) => ({ workId, step, takenAt, reason, ...announced(photos) }),
    { photos },
  );
  if (saved.ok)
    await closeWorkPhotos(
      workSteps.map((one) => stepPhotos(workId, one)),
      photos?.id,
    );
  return saved;
}

export function learnModule(course: CourseId, module: string): Saved {
  return saveOwn('learnModule', learnedBodySchema, (_, learnedAt) => ({ course, module, learnedAt }));
}

/** Changes the person's own profile. Of each member the server keeps the change with the latest `changedAt`. */
export function saveProfile(form: ProfileForm): Saved {
  return saveOwn('saveVolunteerProfile', volunteerProfileSchema, (userId, changedAt) => ({
    ...form,
    userId,
    changedAt,
    salt: devicePorts.newId(),
  }));
}

/** Sets the Aadhaar number, or takes it away (empty). Needs the server: this phone keeps no copy of it. */
export async function saveAadhaar(aadharNumber: string): Promise<Result<void, CallFailure>> {
  const userId = readPerson()?.id ?? '';
  const answer = await callApi('saveVolunteerProfile', { body: { userId, aadharNumber } });
  return answer.ok ? ok(undefined) : answer;
}
