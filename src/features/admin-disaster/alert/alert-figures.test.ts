import { describe, expect, it } from 'vitest';
import type { AlertProgress } from '../../../data/queries/admin/alert-progress.ts';
import { alertNote, mainFigures, otherFigures, wayFigures } from './alert-figures.ts';

const AT = '2026-01-05T08:00:00.000Z';

function progress(more: Partial<AlertProgress> = {}): AlertProgress {
  return {
    _id: '11111111-1111-4111-8111-111111111111',
    at: AT,
    title: 'Flood',
    body: 'Boats to ward 7.',
    radiusKm: 50,
    widestKm: 400,
    state: 'done',
    volunteers: 3,
    chosen: 4,
    sent: 4,
    reached: 0,
    opened: 0,
    accepted: 0,
    held: { capped: 0, quiet: 0 },
    failed: { gone: 0, refused: 0, unreachable: 0 },
    ...more,
  };
}
const texts = (figures: readonly { key: string; text: string }[]) => figures.map(({ key, text }) => `${key}: ${text}`);

describe('the figures of an alert', () => {
  it('go from whom it was meant for to who comes; of phones, and at the end of people', () => {
    const figures = mainFigures(progress({ sent: 3, reached: 2, opened: 1, accepted: 1 }));
    expect(texts(figures)).toEqual([
      'chosen: 4 phones',
      'sent: 3 of 4',
      'reached: 2 of 4',
      'opened: 1 of 4',
      'accepted: 1 volunteer',
    ]);
    expect(figures.map(({ share }) => share)).toEqual([1, 0.75, 0.5, 0.25, 1 / 3]);
  });

  it('have no bar that is too long where people came without being told', () => {
    expect(mainFigures(progress({ accepted: 9 })).at(-1)?.share).toBe(1);
    expect(mainFigures(progress({ volunteers: 0, accepted: 2 })).at(-1)?.share).toBe(0);
  });

  it('tell nothing of phones where there are none, or none is known', () => {
    const none = { chosen: 0, sent: 0 };
    expect(texts(mainFigures(progress({ ...none, volunteers: 0 })))).toEqual([
      'chosen: 0 phones',
      'accepted: 0 volunteers',
    ]);
    expect(texts(mainFigures(progress({ ...none, accepted: 1 })))).toEqual(['accepted: 1 volunteer']);
    expect(mainFigures(progress({ ...none, state: 'choosing' }))).toHaveLength(5);
  });

  it('say why others were not told: only what there is', () => {
    expect(otherFigures(progress())).toEqual([]);
    const held = { capped: 1, quiet: 2 };
    const failed = { gone: 3, refused: 4, unreachable: 5 };
    expect(texts(otherFigures(progress({ chosen: 19, sent: 3, held, failed })))).toEqual([
      'over: 1 phone',
      'quiet: 2 phones',
      'capped: 1 phone',
      'gone: 3 phones',
      'refused: 4 phones',
      'unreachable: 5 phones',
    ]);
    expect(texts(otherFigures(progress({ state: 'sending', sent: 1 })))).toEqual(['rest: 3 phones']);
  });
});

describe('those whom no push reached', () => {
  it('are told way by way, with why some could not be: only what there is, and nothing of a way that nobody is told by', () => {
    expect(wayFigures(progress())).toEqual([]);
    const causes = { noAddress: 1, refused: 2, unreachable: 3 };
    const [sms, email] = wayFigures(
      progress({
        sms: { waiting: 4, sent: 5, failed: 6, unknown: 1, causes },
        email: { waiting: 0, sent: 1, failed: 0, unknown: 0, causes: { noAddress: 0, refused: 0, unreachable: 0 } },
      }),
    );
    expect([sms?.way, email?.way]).toEqual(['sms', 'email']);
    expect(texts(sms?.figures ?? [])).toEqual([
      'chosen: 16 volunteers',
      'sent: 5 volunteers',
      'waiting: 4 volunteers',
      'noAddress: 1 volunteer',
      'refused: 2 volunteers',
      'unreachable: 3 volunteers',
      'unknown: 1 volunteer',
    ]);
    expect(texts(email?.figures ?? [])).toEqual(['chosen: 1 volunteer', 'sent: 1 volunteer']);
  });

  it('in a copy from before the causes were told: that it failed', () => {
    const [sms] = wayFigures(progress({ sms: { waiting: 0, sent: 0, failed: 2, unknown: 0 } }));
    expect(texts(sms?.figures ?? [])).toEqual(['chosen: 2 volunteers', 'sent: 0 volunteers', 'failed: 2 volunteers']);
  });

  it('are all where no phone takes pushes: then that is said, and nothing of phones', () => {
    const none = progress({ chosen: 0, sent: 0, volunteers: 2, noPhones: true });
    expect(alertNote(none)).toBe(
      '2 volunteers were chosen, whose phones take no alerts now. They are told another way, if they want that.',
    );
    expect(texts(mainFigures(none))).toEqual(['accepted: 0 volunteers']);
  });
});

describe('what the figures do not say by themselves', () => {
  it('is said where no phone answers, where there was none to tell, and where it is not known any more', () => {
    expect(alertNote(progress())).toBe('No phone has answered yet. A phone answers when it is on and has a network.');
    expect(alertNote(progress({ reached: 1 }))).toBeUndefined();
    expect(alertNote(progress({ state: 'sending', sent: 0 }))).toBeUndefined();
    const none = { chosen: 0, sent: 0 };
    expect(alertNote(progress({ ...none, volunteers: 0 }))).toMatch(/^No phone was found to tell/);
    expect(alertNote(progress({ ...none, volunteers: 0, state: 'choosing' }))).toBe(
      'The first phones are being chosen.',
    );
    expect(alertNote(progress({ ...none, volunteers: 7 }))).toBe(
      '7 volunteers were chosen. How far it came is not known here any more.',
    );
  });
});
