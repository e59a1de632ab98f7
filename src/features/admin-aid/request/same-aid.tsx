import { useState } from 'react';
import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { inOrderOfMerging, standingOfAid } from '../../../../contract/policies/merging.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import { referenceOf } from '../../../../contract/reference.ts';
import type { AidWish } from '../../../data/commands/admin/acts.ts';
import type { AdminAid } from '../../../data/queries/admin/admin-aid.ts';
import { sameAid } from '../../../data/queries/admin/same-records.ts';
import { useOverview } from '../../../hooks/admin/use-overview.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { LazyPlacesMap } from '../../../maps/lazy-places-map.tsx';
import type { MapPlace } from '../../../maps/place.ts';
import { SamePair, type Compared } from '../../../parts/records/same-pair.tsx';
import { mergeTexts as words } from '../../../strings/admin/decisions.ts';
import { disasterTypeLabel } from '../../../strings/forms/labels.ts';
import { needLabel } from '../../../strings/forms/needs.ts';
import { isolated } from '../../../strings/isolate.ts';
import { listText } from '../../../strings/sentence.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './aid.module.css';
import type { AidDesk } from './aid-question.ts';
import { DeliveryPhotos } from './delivery-photos.tsx';

const HEIGHT = 'min(40vh, 280px)';

/** What this request is one with, and what it may be one with: the same number or the same place. */
export function SameAid({ aid, desk }: { aid: AdminAid; desk: AidDesk }) {
  useOverview();
  const { _id: aidId, shown } = aid;
  const { sameAs } = shown;
  const same = useQuery(() => sameAid(aidId, sameAs), [aidId, sameAs]);
  const [apart, setApart] = useState<string>();
  if (same === undefined) return null;
  const { members } = same;
  // What was found while it stood alone is on screen for a moment longer.
  const proposals = sameAs === undefined ? same.proposals : [];
  if (sameAs === undefined && members.length === 0 && proposals.length === 0 && apart === undefined) return null;
  const act = (wish: AidWish) => void desk.act(wish);
  const keepApart = (other: string, isApart: boolean) => {
    setApart(isApart ? other : undefined);
    act({ act: 'keep-apart', aidId, other, apart: isApart });
  };
  return (
    <section aria-labelledby="same-aid-title">
      <h3 id="same-aid-title" className={styles['title']}>
        {words.aidTitle}
      </h3>
      {sameAs !== undefined && (
        <>
          <p>
            {words.into} <Reference id={sameAs} />
          </p>
          <p>{words.unmergeNote}</p>
          <Button onClick={() => act({ act: 'unmerge', aidId, seen: sameAs })}>{words.unmerge}</Button>
        </>
      )}
      {members.length > 0 && (
        <>
          <p>{words.aidMembers(members.length + 1)}</p>
          <ul>
            {members.map(
              ({ _id, name = '', contactNumber = '', photosToFollow: announced = 0, shown: { sameAs: seen } }) => (
                <li key={_id}>
                  <span id={`merged-${_id}`}>
                    {isolated(name)} {isolated(contactNumber)} <Reference id={_id} />
                  </span>{' '}
                  {/* Here, since no list has the merged one any more. */}
                  <Button
                    aria-describedby={`merged-${_id}`}
                    onClick={() => act({ act: 'unmerge', aidId: _id, ...(seen !== undefined && { seen }) })}
                  >
                    {words.unmerge}
                  </Button>
                  <DeliveryPhotos photos={[{ _id, stage: 'merged', announced }]} />
                </li>
              ),
            )}
          </ul>
        </>
      )}
      {proposals.length > 0 && <p>{words.aidLead}</p>}
      <Places aid={aid} others={proposals.map(({ other }) => other)} />
      {proposals.map(({ other, why }) => (
        <SamePair
          key={other._id}
          own={comparedOf(aid)}
          other={comparedOf(other)}
          why={why}
          isOver={isOver(aid, other)}
          isBusy={false}
          onMerge={() => act(mergeWish(aid, other))}
          onApart={() => keepApart(other._id, true)}
        />
      ))}
      {apart !== undefined && (
        <p role="status">
          {words.keptApart} <Button onClick={() => keepApart(apart, false)}>{words.undo}</Button>
        </p>
      )}
    </section>
  );
}

function Reference({ id }: { id: string }) {
  return (
    <bdi dir="ltr" translate="no">
      {referenceOf(id)}
    </bdi>
  );
}

function Places({ aid, others }: { aid: AdminAid; others: readonly AdminAid[] }) {
  const places = [
    ...placesOf(aid, words.this, 'danger'),
    ...others.flatMap((other) => placesOf(other, words.other, 'info')),
  ];
  if (others.length === 0 || places.length < 2) return null;
  return <LazyPlacesMap places={places} label={words.mapLabel} height={HEIGHT} keepsAllInView />;
}

function placesOf({ _id, position, disasterType }: AdminAid, which: string, tone: MapPlace['tone']): MapPlace[] {
  const place = placeOf(position);
  return place ? [{ id: _id, ...place, label: `${which}: ${disasterTypeLabel(disasterType)}`, tone }] : [];
}

function comparedOf({ _id, name, contactNumber, location, createdAt, shown, description }: AdminAid): Compared {
  const needs = shown.requirements
    .filter(({ left }) => left !== true)
    .map(({ type, quantity = '' }) => isolated(`${needLabel(type)} ${quantity}`.trim()));
  return {
    title: <Reference id={_id} />,
    facts: [
      [words.needs, listText(needs)],
      [words.where, location ?? ''],
      [words.when, exactTime(epochMsOf(createdAt))],
      [words.who, [name, contactNumber].filter(Boolean).join(' · ')],
      [words.words, description ?? ''],
    ],
  };
}

function isOver(aid: AdminAid, other: AdminAid): boolean {
  return [aid, other].some(({ shown }) => shown.status === 'fulfilled');
}

function mergeWish(aid: AdminAid, other: AdminAid): AidWish {
  const { id, into } = inOrderOfMerging(joinedOf(aid), joinedOf(other));
  return { act: 'merge', aidId: id.id, into: into.id, ...(isOver(aid, other) && { isOver: true as const }) };
}

function joinedOf({ _id, shown, createdAt }: AdminAid) {
  return { id: _id, standing: standingOfAid(shown.status, shown.takings.length > 0), at: createdAt };
}
