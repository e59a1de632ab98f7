import type { Blur } from '../../../../contract/entities/photo.ts';
import { photoReleaseTexts as words } from '../../../strings/admin/photo-release.ts';
import { numberText } from '../../../strings/plural.ts';

const percent = (part: number) => numberText(Math.round(part * 100) / 100, { style: 'percent' });

/** What a box is called: boxes have no name but their place. */
export function boxName(at: number): string {
  return words.box(numberText(at + 1));
}

/** Where it lies, for those who do not see it. */
export function boxWords({ left, top, width, height }: Blur, at: number): string {
  return words.where(boxName(at), percent(left), percent(top), percent(width), percent(height));
}
