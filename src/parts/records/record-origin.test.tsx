import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AgeFact, HelperFact } from './record-origin.tsx';

afterEach(cleanup);

const HOUR = 3_600_000;
const start = Date.UTC(2026, 10, 26, 8);
const words = () => (document.body.textContent ?? '').replaceAll(/[\u2066-\u2069\u200e]/g, '');

describe('how old a record is', () => {
  const life = { isOpen: true, isUrgent: false, knownAt: start };

  it('says since when nobody confirmed it, and when that was asked about', () => {
    render(<AgeFact life={{ ...life, askedAt: start + 50 * HOUR }} now={start + 53 * HOUR} />);
    expect(words()).toMatch(/Not confirmed since.*Nov 26, 2026.*asked 3 hours ago/);
  });

  it('does not tell of a question that was answered, and nothing of what is fresh', () => {
    render(<AgeFact life={{ ...life, askedAt: start - HOUR }} now={start + 53 * HOUR} />);
    expect(words()).toMatch(/Not confirmed since/);
    expect(words()).not.toMatch(/asked/);
    cleanup();
    render(<AgeFact life={life} now={start + 47 * HOUR} />);
    expect(words()).toBe('');
  });
});

describe('who entered it', () => {
  it('names whom it is for, where they said so', () => {
    render(<HelperFact onBehalf name="Ravi" />);
    expect(words()).toMatch(/a helper, for Ravi/);
    cleanup();
    render(<HelperFact onBehalf name="—" />);
    expect(words()).toMatch(/a helper, for somebody else/);
    cleanup();
    render(<HelperFact onBehalf={undefined} name="Ravi" />);
    expect(words()).toBe('');
  });
});
