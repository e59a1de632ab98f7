import { distanceKm, type Point } from '../../../../contract/base/great-circle.ts';
import type { ListedDisaster } from '../../../data/queries/lists/disasters.ts';
import { radiusOf } from '../../../parts/records/disaster-place.ts';
import { aboutFarText } from '../../../strings/how-far.ts';
import { disasterTexts } from '../../../strings/public/disasters.ts';
import { directionTexts, taskTexts } from '../../../strings/volunteers/tasks.ts';

/** Clockwise from the north, an eighth of the circle each. */
const names = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const;

/** Where to set out to from `from`, as a word. */
export function directionWords(from: Point, to: Point): string {
  return headingWords(bearing(from, to));
}

/** The same of degrees clockwise from the north. */
export function headingWords(degrees: number): string {
  const eighth = Math.round(degrees / 45) % names.length;
  return directionTexts[names[eighth] ?? 'north'];
}

/** How far it is from `from`, and where to set out to, as the crow flies. `accuracyM`: metres within which both are known. */
export function awayWords(from: Point, to: Point, accuracyM: number): string {
  const words = taskTexts.away(aboutFarText(distanceKm(from, to) * 1000, accuracyM), directionWords(from, to));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** " · about 300 m from you": of a task whose `km` is from where the phone is; nothing where nobody knows where that or the task is. */
export function awayFromHere(task: ListedDisaster, here: { accuracyM?: number | undefined }): string {
  if (task.km === undefined) return '';
  const accuracyM = (here.accuracyM ?? 0) + (radiusOf(task) ?? 0);
  return ` · ${disasterTexts.away(aboutFarText(task.km * 1000, accuracyM))}`;
}

/** Degrees clockwise from the north, from 0 up to 360: the first heading of the great circle from one to the other. */
export function bearing(from: Point, to: Point): number {
  const [a, b, turn] = [from.lat, to.lat, to.lng - from.lng].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const east = Math.sin(turn) * Math.cos(b);
  const north = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}
