import { afterEach, expect, it } from 'vitest';
import { pack } from '../volunteer.ts';
import { speak } from '../../language.ts';
import { adoptTexts } from '../../texts.ts';
import { workDecidedText } from '../../admin/work-decided.ts';

const CONFIRMED = 'Meera Rao confirmed this work on 2026-11-22 at 02:30 UTC.';
const REFUSED = 'Another admin did not confirm this work on 2026-11-22 at 02:30 UTC.';

afterEach(() => speak('en'));

it('says in English who was first, as the server does', () => {
  expect(workDecidedText(CONFIRMED)).toBe(CONFIRMED);
});

it('says it in the own language, with the name, and without one where nobody knows it', () => {
  speak('hi');
  adoptTexts(pack);
  expect(workDecidedText(CONFIRMED)).toMatch(/^Meera Rao ने पक्का किया/);
  expect(workDecidedText(REFUSED)).toMatch(/^पक्का नहीं किया गया/);
});

it('leaves a sentence that it does not know readable', () => {
  speak('hi');
  expect(workDecidedText('This work is withdrawn.')).toContain('This work is withdrawn.');
});
