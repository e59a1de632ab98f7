import { expect, it } from 'vitest';
import { classes } from './classes.ts';

it('joins the names that are there', () => {
  expect(classes('card', false, undefined, '', 'good')).toBe('card good');
  expect(classes(undefined)).toBe('');
});
