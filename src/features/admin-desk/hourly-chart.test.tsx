import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { hourText } from '../../strings/admin/hourly.ts';
import { HourlyChart } from './hourly-chart.tsx';

afterEach(cleanup);

const FROM = '2026-01-05T08:00:00.000Z';
const hourAt = (hour: number) => hourText(Date.parse(FROM) + hour * 3_600_000);

it('says the sums, draws a bar for each hour, and has a table of the hours in which something came, newest first', () => {
  const { container } = render(<HourlyChart hourly={{ from: FROM, reports: [4, 0, 0, 1], aid: [0, 0, 2, 0] }} />);
  expect(screen.getByText('Disaster reports: 5 in three days, at most 4 in an hour')).toBeDefined();
  expect(screen.getByText('Aid requests: 2 in three days, at most 2 in an hour')).toBeDefined();
  const heights = [...container.querySelectorAll('svg')].map((chart) =>
    [...chart.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height'))),
  );
  expect(heights).toEqual([
    [20, 0, 0, 5],
    [0, 0, 20, 0],
  ]);
  const [, ...rows] = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    [hourAt(3), '1', '0'],
    [hourAt(2), '0', '2'],
    [hourAt(0), '4', '0'],
  ]);
});

it('draws nothing where nothing came in', () => {
  const { container } = render(<HourlyChart hourly={{ from: FROM, reports: [0, 0], aid: [0, 0] }} />);
  expect(screen.getByText('Nothing came in during the last three days.')).toBeDefined();
  expect(container.querySelector('svg')).toBeNull();
});
