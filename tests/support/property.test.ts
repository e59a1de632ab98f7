import { describe, expect, it } from 'vitest';
import { fc } from './property.ts';

/** What a property without a seed of its own is tried with. */
function valuesMet(): number[] {
  const values: number[] = [];
  const note = fc.property(fc.integer(), (value) => void values.push(value));
  fc.assert(note, { numRuns: 20 });
  return values;
}

describe('a property', () => {
  it('is tried with the same values each time', () => {
    const { seed } = fc.readConfigureGlobal();
    expect(seed).toBe(Number(process.env['PROPERTY_SEED'] ?? 20_261_123));
    expect(valuesMet()).toEqual(valuesMet());
  });
});
