import { epochMsOf } from '../../contract/base/iso-time.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { hasVisibleText } from '../../contract/base/text.ts';
import type { NgoProfileBody } from '../../contract/entities/ngo.ts';
import type { PerformedItem, Said, Stage } from '../performing.ts';
import { because, refusals, type Refusal } from '../refusal.ts';
import { findAccount } from '../store/accounts/accounts.ts';
import { changeNgoProfile, type NgoProfileChange } from '../store/ngos/change-ngo-profile.ts';
import { texts } from '../texts.ts';

/** Changes the profile of the owner's own NGO, whether it is approved or waits. */
export async function saveNgoProfile(
  { client, now }: Stage,
  { owner, body }: PerformedItem<'saveNgoProfile'>,
): Promise<Result<Said, Refusal>> {
  if (body.userId !== owner) {
    return failed(because(refusals.forbidden(texts.notOwnNgo), { code: 'not-own-ngo', params: {} }));
  }
  const account = await findAccount(client, owner);
  if (account?.role !== 'ngo')
    return failed(because(refusals.forbidden(texts.notAnNgo), { code: 'not-an-ngo', params: {} }));
  const { changedAt } = body;
  // No change is later than its arrival: a phone's clock that is ahead makes none stay longer.
  await changeNgoProfile(
    client,
    owner,
    changeIn(body),
    Math.min(now, changedAt === undefined ? now : epochMsOf(changedAt)),
  );
  return ok({});
}

function changeIn({ userId: _user, changedAt: _at, focusAreas, area, ...members }: NgoProfileBody): NgoProfileChange {
  const texts = Object.entries(members).map(([member, text]) => [member, orNothing(text)]);
  const areas = focusAreas === undefined ? undefined : JSON.stringify(focusAreas);
  const where = area ? JSON.stringify(area) : area;
  return { ...Object.fromEntries(texts), focusAreas: areas, area: where };
}

/** An empty field takes the member away. */
function orNothing(text: string | undefined): string | null | undefined {
  return text === undefined || hasVisibleText(text) ? text : null;
}
