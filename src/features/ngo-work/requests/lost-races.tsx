import { useEffect, useRef, type RefObject } from 'react';
import { referenceOf } from '../../../../contract/reference.ts';
import { freeLines } from '../../../data/queries/admin/aid-with-pending.ts';
import { putAwayConflict } from '../../../data/queries/admin/own-acts.ts';
import { lostRaces, type LostRace } from '../../../data/queries/ngos/lost-races.ts';
import { useBroughtOutcomes } from '../../../hooks/admin/use-brought-outcomes.ts';
import { useOwnNgo } from '../../../hooks/lists/use-own-ngo.ts';
import { useNgoRequests } from '../../../hooks/ngos/use-ngo-aid.ts';
import { useNow } from '../../../hooks/shared/use-now.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { ActState } from '../../../parts/act-state.tsx';
import { conflictTitle } from '../../../strings/admin/acts.ts';
import { reportTypeLabel } from '../../../strings/forms/labels.ts';
import { needText } from '../../../strings/forms/need-text.ts';
import { leftToRight } from '../../../strings/isolate.ts';
import { ngoRequestAskTexts, ngoRequestCardTexts } from '../../../strings/public/ngo-requests.ts';
import { ngoVolunteerTexts } from '../../../strings/public/ngo-volunteers.ts';
import { listText } from '../../../strings/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { requestTitle } from './request-title.ts';

const MINUTE_MS = 60_000;

interface LostRacesProps {
  /** Leads to an open request. */
  onNext(id: string): void;
}

/** Where another organization was first, told in whichever part of the dashboard they are: the request may have left its list by then. */
export function LostRaces({ onNext }: LostRacesProps) {
  const account = usePerson()?.id;
  useBroughtOutcomes();
  const lost = useQuery(lostRaces, [account]);
  const told = useRef<HTMLDivElement>(null);
  useSaidWhenNew(lost, told);
  return (
    <div ref={told} hidden={lost === undefined || lost.length === 0}>
      {lost !== undefined && lost.length > 0 && <Lost lost={lost} onNext={onNext} />}
    </div>
  );
}

function Lost({ lost, onNext }: LostRacesProps & { lost: readonly LostRace[] }) {
  const told = useOwnNgo()?.told;
  const now = useNow(MINUTE_MS);
  const { focusAreas = [], area } = told ?? {};
  const scope = { focusAreas, area: area ?? undefined };
  const open = useNgoRequests({ ...scope, standing: 'open', isWide: false, limit: lost.length + 1, now });
  // What was lost may be open in part: that is not what to go on with.
  const next = open?.rows.find(({ _id }) => lost.every(({ outcome }) => outcome.about !== _id));
  return lost.map((race) => (
    <ActState
      key={race.outcome._id}
      acts={{ waiting: [], conflicts: [race.outcome] }}
      about={aboutOf(race)}
      putAway={(id) => void putAwayConflict(id)}
      unnamed={race.outcome.what.startsWith('actOnAid.') ? ngoRequestAskTexts.otherNgo : ngoVolunteerTexts.others}
      onwards={next && <Button onClick={() => onNext(next._id)}>{ngoRequestCardTexts.next}</Button>}
    />
  ));
}

/** One that becomes known while they look is read aloud, and seen by who has scrolled past where it is told. */
function useSaidWhenNew(lost: readonly LostRace[] | undefined, told: RefObject<HTMLElement | null>): void {
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (lost === undefined) return;
    const before = known.current;
    known.current = new Set(lost.map(({ outcome }) => outcome._id));
    const fresh = before && lost.find(({ outcome }) => !before.has(outcome._id));
    if (fresh === undefined) return;
    const said = `${conflictTitle(fresh.outcome.stands)} · ${titleOf(fresh)}`;
    announce(said);
    if ((told.current?.getBoundingClientRect().bottom ?? 0) <= 0) showToast(said);
  }, [lost, told]);
}

/** Where less is open than was wanted, also what is. */
function aboutOf(race: LostRace): string {
  const { aid, outcome } = race;
  const free = aid && outcome.stands === 'less' ? freeLines({ ...aid, takings: aid.takings ?? [] }) : [];
  const open = free.flatMap((line) => aid?.requirements[line] ?? []).map(needText);
  return open.length === 0 ? titleOf(race) : `${titleOf(race)} · ${ngoRequestAskTexts.takeLegend}: ${listText(open)}`;
}

function titleOf({ outcome, aid, disaster }: LostRace): string {
  const what = aid ? requestTitle(aid) : disaster && reportTypeLabel(disaster.disasterType);
  const reference = leftToRight(referenceOf(outcome.about ?? ''));
  return what === undefined ? reference : `${what} · ${reference}`;
}
