import { expect, it } from 'vitest';
import { describeItem } from './describe-item.ts';

it('says which need was added to a request, and what a message says', () => {
  const say = (body: object) => describeItem({ call: 'actOnOwn', body: JSON.stringify(body) });
  const need = { type: 'Water', quantity: '20 litres', urgent: true };
  expect(say({ act: 'add-need', need })).toEqual({
    title: 'What you said about it later: One more requirement',
    place: 'Water · 20 litres',
  });
  expect(say({ act: 'message', text: 'Come by boat.' }).place).toBe('Come by boat.');
});
