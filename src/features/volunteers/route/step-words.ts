import type { OffRoad, RouteStep } from '../../../maps/route/route.ts';
import { isolated } from '../../../strings/isolate.ts';
import { numberText } from '../../../strings/plural.ts';
import { asSentence, listText } from '../../../strings/sentence.ts';
import { roadLengthText } from '../../../strings/volunteers/route.ts';
import {
  arriveWords,
  forkWords,
  mergeWords,
  offRampWords,
  onRampWords,
  riskWords,
  routeStepTexts,
  turnWords,
} from '../../../strings/volunteers/route-steps.ts';
import { headingWords } from '../place/direction.ts';

/** OSRM's modifiers. */
const turns = [
  'uturn',
  'sharp right',
  'right',
  'slight right',
  'straight',
  'slight left',
  'left',
  'sharp left',
] as const;

/** Below this the next step follows at once: to say a distance would only hold up who drives. */
const SHORTEST_METRES = 10;

/** A step of a route in words of the app's own, in its language, with the road's own name and how far it is to the next one. */
export function stepWords(step: RouteStep): string {
  if (step.words !== undefined) return saidWords(step.words, step.metres);
  const { offRoad, risks = [] } = step;
  if (step.type === 'arrive') return offRoad ? lastWords(offRoad) : whatToDo(step);
  const words = withRoad(step, whatToDo(step));
  const begun = offRoad ? `${asSentence(firstWords(offRoad))} ${words}` : words;
  const far = step.metres < SHORTEST_METRES ? begun : routeStepTexts.andThen(begun, roadLengthText(step.metres));
  return risks.length === 0 ? far : routeStepTexts.careful(far, listText(risks.map((risk) => riskWords[risk])));
}

function firstWords({ metres, isOverWater }: OffRoad): string {
  return (isOverWater ? routeStepTexts.toRoadOverWater : routeStepTexts.toRoad)(roadLengthText(metres));
}

function lastWords({ metres, isOverWater }: OffRoad): string {
  return (isOverWater ? routeStepTexts.lastOverWater : routeStepTexts.lastStretch)(roadLengthText(metres));
}

/** A service that says its steps itself, in the language of the app, is not put into other words. */
function saidWords(words: string, metres: number): string {
  return metres < SHORTEST_METRES ? words : routeStepTexts.said(isolated(words), roadLengthText(metres));
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

/** Services are free to send other words. */
function turnOf(modifier: string | undefined): string {
  const turn = turns.find((one) => one === modifier);
  return turn === undefined ? routeStepTexts.follow : turnWords[turn];
}

function sideOf(modifier = ''): 'left' | 'straight' | 'right' {
  if (modifier.endsWith('left')) return 'left';
  return modifier.endsWith('right') ? 'right' : 'straight';
}
