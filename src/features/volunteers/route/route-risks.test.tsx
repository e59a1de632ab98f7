import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { RouteStep } from '../../../maps/route/route.ts';
import { RouteRisks } from './route-risks.tsx';

afterEach(cleanup);

const show = (...steps: Partial<RouteStep>[]) =>
  render(<RouteRisks route={{ steps: steps.map((step) => ({ type: 'turn', metres: 10, ...step })) }} />);

it('says before anybody sets out what a way leads through, each once, and that there is no other', () => {
  show({ risks: ['ford'] }, { risks: ['ford', 'narrow'] }, {});
  expect(screen.getByRole('alert').textContent).toMatch(/no other way.*A ford.*too narrow/);
  expect(screen.getAllByText(/A ford/)).toHaveLength(1);
});

it('warns of water on the last stretch', () => {
  show({}, { type: 'arrive', offRoad: { metres: 60, isOverWater: true } });
  expect(screen.getByRole('alert').textContent).toMatch(/^Water lies between the road and the place/);
});

it('says nothing of a way like any other', () => {
  show({}, { type: 'arrive', offRoad: { metres: 60, isOverWater: false } });
  expect(screen.queryByRole('alert')).toBeNull();
});
