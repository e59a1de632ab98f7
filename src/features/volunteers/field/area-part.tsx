import { useRef } from 'react';
import type { Point } from '../../../../contract/base/great-circle.ts';
import { fieldWishes, MY_AREA, type FieldWish } from '../../../data/queries/volunteers/field-notes.ts';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { isolated } from '../../../strings/isolate.ts';
import { areaTexts } from '../../../strings/volunteers/field-area.ts';
import { sharingTexts } from '../../../strings/volunteers/sharing.ts';
import { Button } from '../../../ui/button.tsx';
import { useFocusHeir } from '../../../ui/form/use-focus-heir.ts';
import styles from '../list/task.module.css';
import { askOwnPosition, useOwnPosition, type OwnPosition } from '../place/own-position.ts';
import { useRoughPlace, type RoughPlace } from '../place/rough-place.ts';
import { areaSources, type FieldArea } from './field-sources.ts';
import { KeepPanel } from './keep-panel.tsx';
import { useField } from './use-field.ts';

/** The roads and the map around the place of the volunteer's alerts, or where they are, kept by one tap before anything happens. */
export function AreaPart() {
  const config = useConfig();
  const own = useOwnPosition();
  // By the place that the profile has for alerts; where the phone is counts only where there is none.
  const rough = useRoughPlace({ kind: 'off' });
  const wishes = useQuery(fieldWishes, [usePerson()?.id]);
  const wish = wishes?.find(({ disasterId }) => disasterId === MY_AREA);
  if (config?.roads === undefined || !rough || !wishes) return null;
  const { roads: hasRoads, pmtilesUrl: baseMap } = config;
  if (!hasRoads && baseMap === undefined && !wish) return null;
  const where = placeOf(wish, rough.place, own);
  return <Area where={where} own={own} hasRoads={hasRoads} baseMap={baseMap} />;
}

interface Where {
  place: Point;
  words: string;
}

function placeOf(wish: FieldWish | undefined, rough: RoughPlace | undefined, own: OwnPosition): Where | undefined {
  // What is kept stays where it is, wherever the phone goes.
  if (wish?.place) return { place: wish.place, words: areaTexts.before };
  if (rough && rough.by !== 'map') {
    return { place: rough.from, words: rough.name ? areaTexts.named(isolated(rough.name)) : areaTexts.alerts };
  }
  return own.kind === 'on' ? { place: own.from, words: areaTexts.here } : undefined;
}

type AreaProps = Pick<FieldArea, 'hasRoads' | 'baseMap'> & { where: Where | undefined; own: OwnPosition };

function Area({ where, own, ...has }: AreaProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusProps = useFocusHeir(heading);
  return (
    <section className={styles['section']} aria-labelledby="area-title" {...focusProps}>
      <h2 id="area-title" ref={heading} tabIndex={-1}>
        {areaTexts.title}
      </h2>
      {where ? <Keeping where={where} {...has} /> : <NoPlace own={own} />}
    </section>
  );
}

function Keeping({ where: { place, words }, ...has }: Omit<AreaProps, 'own'> & { where: Where }) {
  const state = useField({ disasterId: MY_AREA, place, from: undefined, ...has }, '', areaSources);
  return (
    <>
      <p>{areaTexts.lead(words)}</p>
      <KeepPanel state={state} />
    </>
  );
}

function NoPlace({ own }: { own: OwnPosition }) {
  return (
    <>
      <p>{areaTexts.noPlace}</p>
      {own.kind === 'off' && own.failure !== undefined && (
        <p role="alert" className={styles['problem']}>
          {sharingTexts[own.failure]}
        </p>
      )}
      <div className={styles['near']}>
        <Button icon="pin" aria-disabled={own.kind === 'asking'} onClick={() => void askOwnPosition()}>
          {own.kind === 'asking' ? areaTexts.asking : areaTexts.takeHere}
        </Button>
      </div>
    </>
  );
}
