// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Memory from './install-memory.ts';

const HOUR_MS = 3_600_000;
const start = Date.UTC(2026, 6, 1);
let memory: typeof Memory;

beforeEach(async () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  vi.resetModules();
  memory = await import('./install-memory.ts');
});

describe('what is remembered of the offer to install', () => {
  it('counts a visit after half an hour away, and none before', () => {
    expect(memory.noteVisit(start).visits).toBe(1);
    expect(memory.noteVisit(start + 60_000).visits).toBe(1);
    expect(memory.noteVisit(start + HOUR_MS).visits).toBe(2);
    expect(memory.noteVisit(start - HOUR_MS).visits, 'with the clock put back').toBe(3);
  });

  it('keeps refusals and what was done beyond the page', async () => {
    memory.noteVisit(start);
    memory.noteRefusal(start + 1);
    memory.noteRefusal(start + 2);
    memory.noteDone();
    vi.resetModules();
    const later: typeof Memory = await import('./install-memory.ts');
    expect(later.noteVisit(start + 3)).toEqual({
      visits: 1,
      seenAt: start + 3,
      refusals: 2,
      refusedAt: start + 2,
      isDone: true,
    });
  });

  it('begins anew over what is no record', () => {
    for (const text of ['', '{', 'null', '7', '"visits"']) {
      localStorage.setItem('relief-relay-install', text);
      expect(memory.noteVisit(start), text).toMatchObject({ visits: 1, refusals: 0, isDone: false });
    }
  });

  it('holds for this page where the browser keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    memory.noteVisit(start);
    expect(memory.noteRefusal(start)).toMatchObject({ visits: 1, refusals: 1 });
    expect(memory.noteVisit(start)).toMatchObject({ visits: 1, refusals: 1 });
  });
});
