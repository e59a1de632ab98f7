import type { RoadBlockState } from '../../../contract/enumerations.ts';
import { nameOf } from '../forms/labels.ts';
import { roadKindLabels } from '../forms/road-kinds.ts';
import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** Blocked roads, on maps and in the lists beside them. */
export const roadTexts = texts('roadTexts', {
  list: (count: number) => plural(count, { one: '# blocked road', other: '# blocked roads' }),
  none: 'No blocked road is known here.',
  asOf: (when: string) => `Last update: ${when}.`,
  unknown: 'Blocked roads are not on this phone yet. They come once you’re online.',
  onMap: (what: string, how: string, when: string) => `Blocked road: ${what}, ${how}, reported ${when}`,
  reported: (when: string) => `Reported ${when}`,
  confirmed: (when: string) => `Confirmed ${when}`,
  passed: (when: string) => `A volunteer got through ${when}`,
  until: (when: string) => `Until ${when}, unless confirmed again`,
  waiting: 'Saved on this phone. It is sent once you’re online.',
  openInMaps: 'Open in maps app',
  onRoute: (when: string, what: string, how: string) =>
    `This route passes a blocked road reported ${when}: ${what}, ${how}.`,
});

export const roadStateNames = texts('roadStateNames', {
  reported: 'not confirmed',
  confirmed: 'confirmed',
  lifted: 'lifted',
  expired: 'expired',
} satisfies Record<RoadBlockState, string>);

/** What blocks it, as a heading. */
export function roadKind(kind: string): string {
  return nameOf(roadKindLabels, kind as keyof typeof roadKindLabels);
}

/** The same inside a sentence. */
export function roadKindWords(kind: string): string {
  return roadKind(kind).toLowerCase();
}
