import { expect, it } from 'vitest';
import { announce } from './announced.ts';

it('announces what is heard, but never one again that another followed', () => {
  const announced = announce('first');
  announced.hear('first');
  expect(announced.heard()).toBe(0);
  announced.hear('second');
  announced.hear('first');
  expect([announced.epoch(), announced.heard()]).toEqual(['second', 1]);
  announced.hear('third');
  announced.hear('second');
  expect([announced.epoch(), announced.heard()]).toEqual(['third', 2]);
});

it('takes a look’s word for one that was over: then the database was put back', () => {
  const announced = announce('first');
  announced.hear('second');
  announced.set('first');
  expect(announced.epoch()).toBe('first');
  announced.hear('second');
  expect(announced.epoch()).toBe('first');
  announced.hear('third');
  expect(announced.epoch()).toBe('third');
});
