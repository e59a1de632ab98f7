import { expect, it } from 'vitest';
import type { RouteStep } from '../../../maps/route/route.ts';
import { fc } from '../../../../tests/support/property.ts';
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

it('has words for whatever a service sends', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(), (type, modifier, metres) => {
      expect(say(type, { modifier, metres })).not.toMatch(/^$|undefined|NaN/);
    }),
  );
});
