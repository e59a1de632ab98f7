import type { RouteStep } from '../../../maps/route/route.ts';
import { isolated } from '../../../strings/isolate.ts';
import { numberText } from '../../../strings/plural.ts';
import { roadLengthText } from '../../../strings/volunteers/route.ts';
import {
  arriveWords,
  forkWords,
  mergeWords,
  offRampWords,
  onRampWords,
  routeStepTexts,
  turnWords,
} from '../../../strings/volunteers/route-steps.ts';
import { headingWords } from '../place/direction.ts';

/** Below this the next step follows at once: to say a distance would only hold up who drives. */
const SHORTEST_METRES = 10;

/** A step of a route in words of the app's own, in its language, with the road's own name and how far it is to the next one. */
export function stepWords(step: RouteStep): string {
  const words = withRoad(step, whatToDo(step));
  return step.type === 'arrive' || step.metres < SHORTEST_METRES
    ? words
    : routeStepTexts.andThen(words, roadLengthText(step.metres));
}

/** The types of maneuvers of OSRM's HTTP API, version 1. One that is not among them is a turn: so its documentation says. */
function whatToDo({ type, modifier, exit, bearing, isFerry }: RouteStep): string {
  if (isFerry) return routeStepTexts.ferry;
  switch (type) {
    case 'depart':
      return bearing === undefined ? routeStepTexts.setOut : routeStepTexts.head(headingWords(bearing));
    case 'arrive':
      return arriveWords[sideOf(modifier)];
    case 'merge':
      return mergeWords[sideOf(modifier)];
    case 'fork':
      return forkWords[sideOf(modifier)];
    case 'ramp':
    case 'on ramp':
      return onRampWords[sideOf(modifier)];
    case 'off ramp':
      return offRampWords[sideOf(modifier)];
    case 'end of road':
      return routeStepTexts.endOfRoad(turnOf(modifier));
    case 'roundabout':
    case 'rotary':
      return exit === undefined ? routeStepTexts.roundabout : routeStepTexts.roundaboutExit(numberText(exit));
    case 'roundabout turn':
      return routeStepTexts.atRoundabout(turnOf(modifier));
    case 'exit roundabout':
    case 'exit rotary':
      return routeStepTexts.leaveRoundabout;
    case 'new name':
    case 'notification':
    case 'use lane':
      return routeStepTexts.goOn;
    default:
      return turnOf(modifier);
  }
}

function withRoad({ type, modifier, road, isFerry }: RouteStep, words: string): string {
  if (road === undefined || type === 'arrive') return words;
  return isFerry || goesOn(type, modifier)
    ? routeStepTexts.along(words, isolated(road))
    : routeStepTexts.onto(words, isolated(road));
}

/** No other road begins there. */
function goesOn(type: string, modifier: string | undefined): boolean {
  return (
    ['depart', 'notification', 'use lane', 'new name'].includes(type) ||
    (type === 'continue' && modifier === 'straight')
  );
}

function turnOf(modifier = ''): string {
  return isKeyOf(turnWords, modifier) ? turnWords[modifier] : routeStepTexts.follow;
}

function sideOf(modifier = ''): 'left' | 'straight' | 'right' {
  if (modifier.endsWith('left')) return 'left';
  return modifier.endsWith('right') ? 'right' : 'straight';
}

/** Services are free to send words such as `constructor`. */
function isKeyOf<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key);
}
