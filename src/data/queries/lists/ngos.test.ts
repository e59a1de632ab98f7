// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ngoCategories } from '../../../../contract/enumerations.ts';
import { mainDb } from '../../db.ts';
import type { NgoRow } from '../../lists/rows.ts';
import { newListState } from '../../lists/state.ts';
import { fc } from '../../../../tests/support/property.ts';
import { hasPartnerNgos, matcher, ngoOfDevice, ngosMatching, type NgoSearch } from './ngos.ts';

const all: NgoSearch = { search: '', category: '', scope: '' };

function ngo(name: string, more: Partial<NgoRow> = {}): NgoRow {
  const [_id, sortName] = [`id of ${name}`, name.toLowerCase()];
  return {
    _id,
    organizationName: name,
    sortName,
    focusAreas: [],
    status: 'approved',
    createdAt: '',
    round: 0,
    ...more,
  };
}

describe('what matches', () => {
  const redCross = ngo('Cruz Roja Española', {
    city: 'Málaga',
    focusAreas: ['Medical Aid', 'Shelter'],
    scope: 'Regional',
  });
  it.each([
    ['part of the name', { search: 'roja' }, true],
    ['part of the city', { search: 'LAGA' }, true],
    ['accents left out', { search: 'malaga' }, true],
    ['accents that are not there', { search: 'crúz' }, true],
    ['letter and accent apart', { search: 'Espan\u0303ola' }, true],
    ['blanks around', { search: '  cruz roja ' }, true],
    ['nothing but blanks', { search: '   ' }, true],
    ['words of both', { search: 'roja málaga' }, false],
    ['words in another order', { search: 'roja cruz' }, false],
    ['a focus area', { category: 'Shelter' }, true],
    ['a focus area in small letters', { category: 'medical aid' }, true],
    ['part of a focus area', { category: 'Medical' }, false],
    ['another focus area', { category: 'Food Aid' }, false],
    ['its scope', { scope: 'Regional' }, true],
    ['another scope', { scope: 'Global' }, false],
    ['all three', { search: 'cruz', category: 'Shelter', scope: 'Regional' }, true],
    ['two of three', { search: 'cruz', category: 'Shelter', scope: 'Local' }, false],
    ['a pattern', { search: '.*' }, false],
  ])('%s', (_, asked, expected) => {
    expect(matcher({ ...all, ...asked })(redCross)).toBe(expected);
  });

  it.each([
    ['STRASSE', 'Hilfe Straße', true],
    ['οδοσ', 'ΟΔΌΣ', true],
    ['istanbul', 'İSTANBUL Yardım', true],
    ['काम', 'कमला सेवा', false],
    ['सेवा', 'कमला सेवा', true],
    ['الهلال', 'الهِلَال الأحمر', true],
    ['하', '한국 구호', false],
    ['😀', 'Smile 😀', true],
  ])('%s in %s: %s', (search, name, expected) => {
    expect(matcher({ ...all, search })(ngo(name))).toBe(expected);
  });

  it('finds every name by any piece of it, whatever its letters, capital or small', () => {
    const piece = fc.array(fc.string({ unit: 'grapheme', minLength: 0, maxLength: 6 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(piece, ([before = '', middle = '', after = '']) => {
        // Letters that would melt into one with their neighbours are no piece.
        const name = `${before} ${middle} ${after}`;
        for (const search of [middle, middle.toLowerCase(), middle.toUpperCase()]) {
          expect(matcher({ ...all, search })(ngo(name))).toBe(true);
        }
      }),
    );
  });

  it('never matches where the letters are not there in that order', () => {
    const letters = fc.array(fc.constantFrom('a', 'B', 'é', 'É', 'E', 'का', 'कि', 'ع', '中', ' x'), { maxLength: 6 });
    const plain: Record<string, string> = { B: 'b', é: 'e', É: 'e', E: 'e' };
    const spelled = (all_: readonly string[]) =>
      all_
        .map((one) => plain[one] ?? one)
        .join('|')
        .trim();
    fc.assert(
      fc.property(letters, letters, letters, (name, city, asked) => {
        const search = asked.join('');
        const isThere = [name, city].some((text) => `|${spelled(text)}|`.includes(`|${spelled(asked)}|`));
        const given = ngo(name.join(''), { city: city.join('') });
        if (asked.length > 0 && !search.startsWith(' ')) expect(matcher({ ...all, search })(given)).toBe(isThere);
      }),
    );
  });

  it('shows by a category only who has it', () => {
    const areas = fc.array(fc.constantFrom(...ngoCategories, 'Water', 'shelters'), { maxLength: 3 });
    fc.assert(
      fc.property(areas, fc.constantFrom(...ngoCategories), (focusAreas, category) => {
        expect(matcher({ ...all, category })(ngo('one', { focusAreas }))).toBe(focusAreas.includes(category));
      }),
    );
  });
});

describe('of this device’s copy', () => {
  beforeEach(() => mainDb.lists.put(newListState('ngos', '')));
  afterEach(() => Promise.all([mainDb.ngos.clear(), mainDb.lists.clear()]));

  const names = async (asked: Partial<NgoSearch>, limit = 10) =>
    (await ngosMatching({ ...all, ...asked }, limit)).ngos.map(({ organizationName }) => organizationName);

  it('come by name, so many at most, and tells that there are more', async () => {
    await mainDb.ngos.bulkPut(['bridge', 'Zeal', 'Acorn', 'ample'].map((name) => ngo(name)));
    expect(await names({})).toEqual(['Acorn', 'ample', 'bridge', 'Zeal']);
    expect(await ngosMatching(all, 3)).toMatchObject({ ngos: { length: 3 }, hasMore: true });
    expect(await ngosMatching(all, 4)).toMatchObject({ ngos: { length: 4 }, hasMore: false });
    expect(await names({ search: 'A' })).toEqual(['Acorn', 'ample', 'Zeal']);
  });

  it('are none that wait for approval or were refused it, whoever looks', async () => {
    await mainDb.ngos.bulkPut([ngo('pending', { status: 'pending' }), ngo('refused', { status: 'refused' })]);
    expect(await names({})).toEqual([]);
    expect(await hasPartnerNgos()).toBe(false);
    await mainDb.ngos.put(ngo('approved'));
    expect(await hasPartnerNgos()).toBe(true);
    expect(await ngoOfDevice('id of approved')).toMatchObject({ organizationName: 'approved' });
    expect(await ngoOfDevice('id of nobody')).toBeNull();
  });

  it('are none of another person’s', async () => {
    await mainDb.ngos.put(ngo('approved'));
    await mainDb.lists.put(newListState('ngos', 'another account'));
    expect(await names({})).toEqual([]);
    expect(await ngoOfDevice('id of approved')).toBeNull();
  });
});
