import { number, safeParse, strictObject, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { sightUpTo } from './sight.ts';
import { bodyEntries, factEntries, viewEntries } from '../entities/field-schemas.ts';
import {
  aidFields,
  factNamesOf,
  fieldsOf,
  namesReadAs,
  ownNames,
  plainNames,
  reportFields,
} from '../entities/record-fields.ts';

const table = {
  title: { isFact: true, shown: { all: 'masked', own: 'whole' }, readAs: 'text' },
  count: { isOptional: true, isFact: true, shown: { own: 'whole' }, readAs: 'number', isOurs: true },
  secret: { shown: {}, readAs: 'own' },
} as const;
const schemas = { title: string(), count: number(), secret: string() };

describe('a table of fields', () => {
  it('tells which may be put right, how each is read back, and what a host of another maker takes', () => {
    expect(fieldsOf(table)).toEqual(['title', 'count', 'secret']);
    expect(factNamesOf(table)).toEqual(['title', 'count']);
    expect(namesReadAs(table, 'text')).toEqual(['title']);
    expect(plainNames(table)).toEqual(['title', 'secret']);
    expect(ownNames(table)).toEqual(['count']);
  });

  it('makes the body: what may be left out may, and nothing else', () => {
    const body = strictObject(bodyEntries(table, schemas));
    expect(safeParse(body, { title: 'a', secret: 'b' }).success).toBe(true);
    expect(safeParse(body, { title: 'a', count: 1 }).success).toBe(false);
  });

  it('makes the correction: each may be left out, and null takes away what need not be there', () => {
    const facts = strictObject(factEntries(table, schemas));
    expect(safeParse(facts, {}).success).toBe(true);
    expect(safeParse(facts, { count: null }).success).toBe(true);
    expect(safeParse(facts, { title: null }).success).toBe(false);
    expect(safeParse(facts, { secret: 'b' }).success).toBe(false);
  });

  it('makes the view without members whose view is their own', () => {
    expect(Object.keys(viewEntries(table))).toEqual(['title', 'count']);
  });

  it('shows each circle what those before it see, in the closest form', () => {
    const circles = ['all', 'own'] as const;
    expect(sightUpTo(table, circles, 'all')).toEqual({ title: 'masked' });
    expect(sightUpTo(table, circles, 'own')).toEqual({ title: 'whole', count: 'whole' });
  });
});

it('has the members of section 7, in its order', () => {
  expect(plainNames(reportFields)).toEqual([
    'disasterType',
    'location',
    'address',
    'description',
    'severity',
    'name',
    'contactNumber',
  ]);
  expect(plainNames(aidFields)).toEqual([
    'name',
    'contactNumber',
    'disasterType',
    'location',
    'requirements',
    'deadline',
    'description',
  ]);
});
