import { expect, it } from 'vitest';
import { typedText } from './typed-text.ts';

it('says everything that was typed, by the names that stand on the form', () => {
  const values = {
    disasterType: 'flood',
    place: 'here',
    address: 'Ward 7',
    'requirements.0.type': 'Water',
    'requirements.0.urgent': 'true',
    'requirements.1.quantity': '5',
    assistanceRequired: '',
  };
  expect(typedText('aid', values)).toEqual({
    title: 'Aid request',
    text: [
      'Aid request',
      'Type of disaster: Flood',
      'Location in words: Ward 7',
      'Needs 1, what: Water',
      'Needs 1, urgent: yes',
      'Needs 2, how much: 5',
    ].join('\n'),
  });
});
