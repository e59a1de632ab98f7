import type { Elsewhere } from '../../../contract/entities/aid-request.ts';
import { unconfirmedSince, type RecordLife } from '../../../contract/policies/record-age.ts';
import { recordAgeTexts as words } from '../../strings/forms/record-age.ts';
import { isolated } from '../../strings/isolate.ts';
import { listText } from '../../strings/sentence.ts';
import { timeSince } from '../../strings/time.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { Fact } from '../../ui/facts.tsx';

/** Since when nobody has said that it stands, where that is too long, and when they were asked: before anybody drives. */
export function AgeFact({ life, now }: { life: RecordLife; now: number }) {
  const since = unconfirmedSince(life, now);
  if (since === undefined) return null;
  const { askedAt } = life;
  const isAsked = askedAt !== undefined && askedAt >= since;
  return (
    <Fact name={words.notConfirmed} title={timeSince(since, now)}>
      {listText([exactTime(since), ...(isAsked ? [words.asked(timeSince(askedAt, now))] : [])])}
    </Fact>
  );
}

/** Somebody entered it for another person, whose name and number it has. */
export function HelperFact({ onBehalf, name = '' }: { onBehalf?: boolean | undefined; name?: string | undefined }) {
  if (onBehalf !== true) return null;
  return (
    <Fact name={words.enteredBy}>{/[\p{L}\p{N}]/u.test(name) ? words.helperFor(isolated(name)) : words.helper}</Fact>
  );
}

/** Where else a request is registered, and its number there. */
export function ElsewhereFact({ elsewhere }: { elsewhere: Elsewhere | undefined }) {
  return (
    elsewhere && (
      <Fact name={words.elsewhere}>
        <bdi>{elsewhere.source}</bdi>: <bdi translate="no">{elsewhere.number}</bdi>
      </Fact>
    )
  );
}
