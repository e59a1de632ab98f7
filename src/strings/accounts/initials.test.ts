import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Asha Devi', 'AD'],
  ['asha kumari devi', 'AD'],
  ['Plato', 'P'],
  ['  Jean-Luc   Picard ', 'JP'],
  ['आशा देवी', 'आद'],
  ['محمد آزاد', 'مآ'],
  ['𝒜da Lovelace', '𝒜L'],
  ['🙂 Mo', 'M'],
  ['', 'U'],
  ['   ', 'U'],
  ['🙂', 'U'],
  ['\u200b', 'U'],
  ['--', 'U'],
])('%j → %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
