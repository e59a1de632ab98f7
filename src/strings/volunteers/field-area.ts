import { texts } from '../texts.ts';

/** What is kept around a volunteer's own place. */
export const areaTexts = texts('areaTexts', {
  title: 'My area',
  lead: (where: string) =>
    `Keep the map and the roads within 20 km of ${where} on this phone, for when there is no network.`,
  named: (name: string) => `the place you chose for alerts (${name})`,
  alerts: 'the place of your alerts',
  here: 'where you are now',
  before: 'the place you kept them for',
  noPlace: 'This phone does not know your area yet. Choose a place for your alerts, or use where you are now.',
  takeHere: 'Use where I am',
  asking: 'Finding where you are…',
});
