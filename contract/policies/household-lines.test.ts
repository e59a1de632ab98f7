import { expect, it } from 'vitest';
import { asOnCard, leftBehind, linesOf, placesOnNext, withMembers } from './household-lines.ts';
import type { Requirement } from './aid-view.ts';
import { householdName } from './household-name.ts';

const need = (type: string, more: Partial<Requirement> = {}): Requirement => ({
  type,
  urgent: false,
  status: 'pending',
  ...more,
});
const b = {
  id: 'b',
  status: 'active' as const,
  requirements: [need('Insulin'), need('Milk', { status: 'fulfilled' })],
};
const typesOf = (lines: readonly Requirement[]) =>
  lines.map(({ type, household, left }) => `${household ?? 'own'} ${type}${left === true ? ' left' : ''}`);

it('lines of a member are added behind those that are there, once, and in its order', () => {
  const once = withMembers([need('Roof')], [b]);
  expect(typesOf(once)).toEqual(['own Roof', 'b Insulin', 'b Milk']);
  expect(withMembers(once, [b])).toEqual(once);
  const more = withMembers([...once, need('Tarpaulin')], [{ ...b, requirements: [...b.requirements, need('Water')] }]);
  expect(typesOf(more)).toEqual(['own Roof', 'b Insulin', 'b Milk', 'own Tarpaulin', 'b Water']);
});

it('what is not asked for any more keeps its place, as nothing that is open, and comes back to it', () => {
  const once = withMembers([need('Roof')], [b]);
  for (const members of [[], [{ ...b, status: 'withdrawn' as const }]]) {
    const left = withMembers(once, members);
    expect(typesOf(left)).toEqual(['own Roof', 'b Insulin left', 'b Milk left']);
    expect(left.slice(1).every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(withMembers(left, [b])).toEqual(once);
  }
});

it('what became of a line on the card became of it with its member, and of nothing else that this has', () => {
  const card = withMembers([need('Roof')], [b]).with(1, need('Insulin', { household: 'b', status: 'fulfilled' }));
  const own = [...b.requirements, need('Rope', { household: 'c', left: true, status: 'fulfilled' })];
  expect(asOnCard(own, card, 'b').map(({ type, status }) => [type, status])).toEqual([
    ['Insulin', 'fulfilled'],
    ['Milk', 'fulfilled'],
    ['Rope', 'fulfilled'],
  ]);
});

it('each line of a former card has one place on the next one', () => {
  const former = { id: 'a', requirements: withMembers([need('Roof'), need('Rope')], [b]) };
  const card = withMembers(b.requirements, [{ id: 'a', status: 'withdrawn', requirements: former.requirements }]);
  const next = { id: 'b', requirements: [...card, ...leftBehind(former, { id: 'b', requirements: card })] };
  expect([...placesOnNext(former, next)].toSorted(([one], [other]) => one - other)).toEqual([
    [0, 2],
    [1, 3],
    [2, 0],
    [3, 1],
  ]);
  expect(linesOf(next.requirements)).toEqual([0, 1]);
});

it('names whose need it is where there are several, and whoever reads it sees whom', () => {
  const households = [{ _id: 'b', name: 'Farida', contactNumber: '1', location: 'Here', status: 'active' as const }];
  expect(householdName({ name: 'Ravi', households }, 'b')).toBe('Farida');
  expect(householdName({ name: 'Ravi', households }, undefined)).toBe('Ravi');
  expect(householdName({ name: 'Ravi' }, undefined)).toBeUndefined();
});
