import { expect, it } from 'vitest';
import { whatWasTold } from '../../strings/search/what-was-said.ts';
import { filledValues, mergedValues } from './filled-forms.ts';

const words = 'water in the house, four of us, near the mosque in Rampur. We need 20 blankets and food';
const told = whatWasTold([words], 'en');

it('fills in a report, and lists what it filled in', () => {
  const values = filledValues('report', told);
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
  expect(filledValues('aid', told)).toEqual({
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
  expect(filledValues('report', whatWasTold(['fire'], 'en'))).toEqual({
    disasterType: 'fire',
    description: 'fire',
    filled: 'disasterType description',
  });
});

it('leaves what an unfinished form says, and fills in what it leaves empty; another need gets a row of its own', () => {
  const kept = {
    name: 'Lata',
    description: 'The bridge is gone',
    location: ' ',
    disasterType: '',
    contactNumber: '',
    'requirements.0.type': 'Medicine',
    'requirements.0.quantity': '',
    'requirements.0.urgent': 'true',
    'requirements.1.type': '',
    'requirements.1.quantity': '',
    'requirements.2.type': 'blankets',
    'requirements.2.quantity': '',
    filled: 'name',
  };
  expect(mergedValues(kept, filledValues('aid', told))).toEqual({
    ...kept,
    location: 'near the mosque in Rampur',
    disasterType: 'flood',
    'requirements.1.type': 'Food',
    'requirements.2.quantity': '20',
    filled: 'name disasterType location requirements.1.type requirements.2.quantity',
  });
});

it('never takes one need for another, however many rows there are', () => {
  const kept = { 'requirements.0.type': 'Food', 'requirements.0.quantity': 'for 9 people' };
  expect(mergedValues(kept, filledValues('aid', told))).toMatchObject({
    ...kept,
    'requirements.1.type': 'Blankets',
    'requirements.1.quantity': '20',
  });
});
