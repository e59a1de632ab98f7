import { expect, it } from 'vitest';
import { whatWasSaid } from '../../strings/search/what-was-said.ts';
import { filledValues } from './filled-forms.ts';

const words = 'water in the house, four of us, near the mosque in Rampur. We need 20 blankets and food';
const facts = whatWasSaid(words, 'en');

it('fills in a report, and lists what it filled in', () => {
  const values = filledValues('report', facts, words);
  expect(values).toEqual({
    disasterType: 'flood',
    description: words,
    address: 'near the mosque in Rampur',
    peopleAffected: '4',
    assistanceRequired: 'Food, Blankets',
    filled: 'disasterType description address peopleAffected assistanceRequired',
  });
});

it('fills in an aid request with one row for each need, how much of it only where it was said', () => {
  expect(filledValues('aid', facts, words)).toEqual({
    disasterType: 'flood',
    description: words,
    location: 'near the mosque in Rampur',
    'requirements.0.type': 'Food',
    'requirements.1.type': 'Blankets',
    'requirements.1.quantity': '20',
    filled: 'disasterType description location requirements.0.type requirements.1.type requirements.1.quantity',
  });
});

it('leaves empty what was not said', () => {
  expect(filledValues('report', whatWasSaid('fire', 'en'), 'fire')).toEqual({
    disasterType: 'fire',
    description: 'fire',
    filled: 'disasterType description',
  });
});
