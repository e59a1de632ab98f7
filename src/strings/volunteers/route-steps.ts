import { texts } from '../texts.ts';

/** What a driver does, by OSRM's names of sides and kinds of turns. */
export const turnWords = texts('turnWords', {
  uturn: 'Make a U-turn',
  'sharp right': 'Turn sharp right',
  right: 'Turn right',
  'slight right': 'Turn slightly right',
  straight: 'Go straight on',
  'slight left': 'Turn slightly left',
  left: 'Turn left',
  'sharp left': 'Turn sharp left',
});

/** Where a road forks, joins another or leaves it: only the side counts. */
export const forkWords = texts('forkWords', { left: 'Keep left', straight: 'Keep straight on', right: 'Keep right' });
export const mergeWords = texts('mergeWords', { left: 'Merge left', straight: 'Merge', right: 'Merge right' });
export const onRampWords = texts('onRampWords', {
  left: 'Take the ramp on the left',
  straight: 'Take the ramp',
  right: 'Take the ramp on the right',
});
export const offRampWords = texts('offRampWords', {
  left: 'Take the exit on the left',
  straight: 'Take the exit',
  right: 'Take the exit on the right',
});
export const arriveWords = texts('arriveWords', {
  left: 'You are there, it is on the left',
  straight: 'You are there',
  right: 'You are there, it is on the right',
});

export const routeStepTexts = texts('routeStepTexts', {
  head: (direction: string) => `Head ${direction}`,
  setOut: 'Set out',
  goOn: 'Go on',
  endOfRoad: (turn: string) => `The road ends. ${turn}`,
  atRoundabout: (turn: string) => `A small roundabout. ${turn}`,
  roundaboutExit: (exit: string) => `At the roundabout, take exit ${exit}`,
  roundabout: 'Go through the roundabout',
  leaveRoundabout: 'Leave the roundabout',
  ferry: 'Take the ferry',
  follow: 'Follow the route',
  onto: (words: string, road: string) => `${words} onto ${road}`,
  along: (words: string, road: string) => `${words} along ${road}`,
  /** What to do, and how far it is until the next step. */
  /** A step in a service's own words. */
  said: (words: string, distance: string) => `${words} (${distance})`,
  andThen: (words: string, distance: string) => `${words}, then ${distance}`,
  /** With what is to be minded up to the next step. */
  careful: (words: string, risks: string) => `${words}. Careful: ${risks}`,
  toRoad: (distance: string) => `It is ${distance} to the road`,
  toRoadOverWater: (distance: string) => `It is ${distance} to the road, across water`,
  lastStretch: (distance: string) => `Stop here: the last ${distance} are not by road`,
  lastOverWater: (distance: string) => `Stop here: the last ${distance} are not by road and lead across water`,
});

/** What is to be minded on a stretch, beside what to do there. */
export const riskWords = texts('riskWords', {
  ford: 'a ford',
  floods: 'may be under water',
  conditional: 'open only at some times',
  impassable: 'marked as impassable',
  narrow: 'too narrow for a lorry',
  onFoot: 'may take no vehicles',
});

/** The same as sentences of their own, before somebody sets out. */
export const riskSentences = texts('riskSentences', {
  ford: 'A ford: water runs over the road. Don’t drive in if you can’t see the ground.',
  floods: 'A road that may be under water, or closed in this season.',
  conditional: 'A road that is open only at some times, or to some vehicles.',
  impassable: 'A road that the map marks as impassable.',
  narrow: 'A road that is too narrow for a lorry.',
  onFoot: 'A ferry for people on foot: it may take no vehicles.',
});

export const onlyWayTexts = texts('onlyWayTexts', {
  lead: 'The roads on this phone know no other way. Mind on this one:',
  water: 'Water lies between the road and the place. Don’t cross it without a safe boat or bridge.',
});
