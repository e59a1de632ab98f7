import { describe, expect, it } from 'vitest';
import { roadRisks } from '../../../../contract/roads/road-tile.ts';
import type { RouteStep } from '../../../maps/route/route.ts';
import { fc } from '../../../../tests/support/property.ts';
import * as arabic from '../../../strings/ar/volunteers/route-steps.ts';
import * as spanish from '../../../strings/es/volunteers/route-steps.ts';
import * as hindi from '../../../strings/hi/volunteers/route-steps.ts';
import * as english from '../../../strings/volunteers/route-steps.ts';
import { stepWords } from './step-words.ts';

const say = (type: string, more: Partial<RouteStep> = {}) => stepWords({ type, metres: 0, ...more });

/** Types, and the modifiers and exits with them, of OSRM's documentation of its HTTP API, version 1. */
it.each([
  ['depart', { bearing: 91, road: 'Bailey Road' }, 'Head east along Bailey Road'],
  ['depart', {}, 'Set out'],
  ['turn', { modifier: 'left', road: 'NH 22' }, 'Turn left onto NH 22'],
  ['turn', { modifier: 'sharp right' }, 'Turn sharp right'],
  ['turn', { modifier: 'slight left' }, 'Turn slightly left'],
  ['turn', { modifier: 'uturn' }, 'Make a U-turn'],
  ['new name', { modifier: 'straight', road: 'Patna Road' }, 'Go on along Patna Road'],
  ['continue', { modifier: 'straight', road: 'NH 22' }, 'Go straight on along NH 22'],
  ['continue', { modifier: 'right', road: 'NH 22' }, 'Turn right onto NH 22'],
  ['merge', { modifier: 'slight left', road: 'NH 22' }, 'Merge left onto NH 22'],
  ['merge', { modifier: 'straight' }, 'Merge'],
  ['ramp', { modifier: 'right' }, 'Take the ramp on the right'],
  ['on ramp', { modifier: 'slight left', road: 'NH 31' }, 'Take the ramp on the left onto NH 31'],
  ['off ramp', { modifier: 'slight right' }, 'Take the exit on the right'],
  ['fork', { modifier: 'slight right' }, 'Keep right'],
  ['fork', { modifier: 'left', road: 'NH 22' }, 'Keep left onto NH 22'],
  ['end of road', { modifier: 'left', road: 'Station Road' }, 'The road ends. Turn left onto Station Road'],
  ['use lane', { modifier: 'straight' }, 'Go on'],
  ['notification', { road: 'NH 22' }, 'Go on along NH 22'],
  ['roundabout', { exit: 2, road: 'NH 22' }, 'At the roundabout, take exit 2 onto NH 22'],
  ['roundabout', {}, 'Go through the roundabout'],
  ['rotary', { exit: 1 }, 'At the roundabout, take exit 1'],
  ['roundabout turn', { modifier: 'right' }, 'A small roundabout. Turn right'],
  ['exit roundabout', { road: 'NH 22' }, 'Leave the roundabout onto NH 22'],
  ['exit rotary', {}, 'Leave the roundabout'],
  ['arrive', { modifier: 'left', road: 'Station Road' }, 'You are there, it is on the left'],
  ['arrive', { modifier: 'right' }, 'You are there, it is on the right'],
  ['arrive', {}, 'You are there'],
  ['a type of next year', { modifier: 'slight right', road: 'NH 22' }, 'Turn slightly right onto NH 22'],
  ['a type of next year', { modifier: 'constructor' }, 'Follow the route'],
  ['', {}, 'Follow the route'],
  ['notification', { isFerry: true, road: 'Mahendru Ghat' }, 'Take the ferry along Mahendru Ghat'],
] as const)('%s with %j: %s', (type, more, words) => {
  expect(say(type, more)).toBe(words);
});

it('says how far it is to the next step, as exactly as a driver can use it', () => {
  expect(say('turn', { modifier: 'left', metres: 347 })).toBe('Turn left, then 350 m');
  expect(say('turn', { modifier: 'left', metres: 2_449 })).toBe('Turn left, then 2.4 km');
  expect(say('turn', { modifier: 'left', metres: 36_700 })).toBe('Turn left, then 37 km');
  expect(say('turn', { modifier: 'left', metres: 9 })).toBe('Turn left');
  expect(say('arrive', { metres: 500 })).toBe('You are there');
});

it('says what is to be minded on a stretch that cannot be avoided', () => {
  const ford = { modifier: 'left', road: 'Ghat Road', metres: 120, risks: ['ford'] } as const;
  expect(say('turn', ford)).toBe('Turn left onto Ghat Road, then 120 m. Careful: a ford');
  expect(say('new name', { risks: ['floods', 'narrow'] })).toBe(
    'Go on. Careful: may be under water, too narrow for a lorry',
  );
  expect(say('new name', { isFerry: true, risks: ['onFoot'] })).toBe('Take the ferry. Careful: may take no vehicles');
});

it('says what of the way is not by road, and what of that leads across water', () => {
  const off = (metres: number, isOverWater = false) => ({ offRoad: { metres, isOverWater } });
  expect(say('arrive', off(58))).toBe('Stop here: the last 60 m are not by road');
  expect(say('arrive', off(58, true))).toBe('Stop here: the last 60 m are not by road and lead across water');
  expect(say('depart', { bearing: 91, ...off(120) })).toBe('It is 120 m to the road. Head east');
  expect(say('depart', { bearing: 91, ...off(120, true) })).toBe('It is 120 m to the road, across water. Head east');
});

describe.each([
  ['en', english, 'a ford', 'the last 60 m', 'across water'],
  ['hi', hindi, 'पानी बहता है', 'आखिरी 60 m', 'पानी है'],
  ['es', spanish, 'un vado', 'los últimos 60 m', 'agua de por medio'],
  ['ar', arabic, 'مخاضة', 'آخر 60 m', 'عبر الماء'],
])('in %s', (_, { riskWords, riskSentences, routeStepTexts }, ford, last, water) => {
  it('names a ford, the last stretch, and water on it', () => {
    expect(routeStepTexts.careful('…', riskWords.ford)).toContain(ford);
    expect(routeStepTexts.lastStretch('60 m')).toContain(last);
    expect(routeStepTexts.lastOverWater('60 m')).toContain(last);
    expect(routeStepTexts.lastOverWater('60 m')).toContain(water);
    expect(routeStepTexts.lastStretch('60 m')).not.toContain(water);
  });

  it('has other words for each risk', () => {
    expect(new Set(roadRisks.map((risk) => riskWords[risk])).size).toBe(roadRisks.length);
    expect(new Set(roadRisks.map((risk) => riskSentences[risk])).size).toBe(roadRisks.length);
  });
});

it('has words for whatever a service sends', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(), (type, modifier, metres) => {
      expect(say(type, { modifier, metres })).not.toMatch(/^$|undefined|NaN/);
    }),
  );
});
