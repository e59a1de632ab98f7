import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../../tests/support/offline-phone.ts';
import { failed, ok } from '../../../../contract/base/result.ts';
import { referenceOf } from '../../../../contract/reference.ts';
import type { AdminAid } from '../../../data/queries/admin/admin-aid.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import * as beside from '../../../data/queries/admin/open-aid-beside.ts';
import * as ngos from '../../../data/queries/lists/ngos-suited.ts';
import * as bring from '../shared/bring-acts.ts';
import type { DecisionAnswer } from './decision-answer.ts';
import { ResolveDialog } from './resolve-dialog.tsx';

const report = { _id: '0f6d1c1e-0000-4000-8000-000000000001', disasterType: 'flood' } as unknown as AdminReport;

function aid(_id: string, name: string, taken: readonly number[] = []): AdminAid {
  const requirements = [
    { type: 'Water', quantity: '40 l', urgent: false, status: 'pending' },
    { type: 'Food', urgent: false, status: 'pending' },
  ];
  const hand = { _id: 't', lines: taken, since: '2026-01-05T09:00:00.000Z', ngo: { _id: 'ngo', name: 'Ganga Relief' } };
  const takings = taken.length === 0 ? [] : [hand];
  const shown = { status: 'active', requirements, takings, lane: 'main' };
  return { _id, name, location: 'Ward 7', createdAt: '2026-01-05T08:00:00.000Z', shown } as unknown as AdminAid;
}

const actOnAid = vi.fn<bring.Acts['actOnAid']>();

function open(rows: readonly AdminAid[], total = rows.length, organizations = 1) {
  vi.spyOn(beside, 'openAidBeside').mockResolvedValue({
    rows: rows.map((one) => ({ aid: one, km: 0.4, accuracyM: 12 })),
    total,
  });
  const relief = { _id: 'ngo', organizationName: 'Ganga Relief' };
  vi.spyOn(ngos, 'ngosSuited').mockResolvedValue({
    ngos: [relief],
    total: organizations,
  } as unknown as ngos.SuitedNgos);
  vi.spyOn(bring, 'bringActs').mockResolvedValue({ actOnAid } as unknown as bring.Acts);
  const onDecide = vi.fn<DecisionAnswer['onDecide']>();
  render(<ResolveDialog report={report} onDecide={onDecide} onClose={() => undefined} />);
  return onDecide;
}

const resolve = async () => fireEvent.click(await screen.findByRole('button', { name: 'Mark as Resolved' }));
const choose = async (who: string, what: string | RegExp) =>
  fireEvent.click(
    within(await screen.findByRole('radiogroup', { name: new RegExp(who) })).getByRole('radio', { name: what }),
  );

beforeEach(async () => {
  await makeOfflinePhone();
  actOnAid.mockReset();
  actOnAid.mockResolvedValue(ok({ id: 'item' }) as never);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('where nobody asks for anything it is asked once more, and nothing else', async () => {
  const onDecide = open([]);
  await resolve();
  await waitFor(() => expect(onDecide.mock.calls).toEqual([[{ to: 'resolved' }]]));
  expect(screen.queryByRole('heading', { name: 'Open aid requests here' })).toBeNull();
  expect(actOnAid).not.toHaveBeenCalled();
});

it('begins on the answer that changes nothing', async () => {
  open([aid('a', 'Asha')]);
  await screen.findByRole('heading', { name: 'Open aid requests here' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
});

it('of each open request it is chosen whether it is closed, kept or given away, before the disaster ends', async () => {
  const onDecide = open([aid('a', 'Asha'), aid('b', 'Bina'), aid('c', 'Chetan'), aid('d', 'Devi', [0, 1])], 30);
  expect(await screen.findByText(/^30 aid requests .* The nearest 4 are shown here\.$/)).toBeDefined();
  // What is in somebody's hand is nobody else's to get.
  expect(within(screen.getByRole('radiogroup', { name: /Devi/ })).getAllByRole('radio')).toHaveLength(2);
  await choose('Asha', 'Close the request');
  await choose('Bina', 'Give to an organization');
  await choose('Chetan', /^Leave it open/);
  const organization = await screen.findByLabelText('Organization');
  expect(screen.queryByText(/that suit best/)).toBeNull();
  await resolve();
  expect(screen.getByText('Please choose an organization.')).toBeDefined();
  expect(document.activeElement).toBe(organization);
  expect(actOnAid).not.toHaveBeenCalled();
  fireEvent.change(organization, { target: { value: 'ngo' } });
  await resolve();
  await waitFor(() => expect(onDecide.mock.calls).toEqual([[{ to: 'resolved' }]]));
  const reason = `Its disaster ${referenceOf(report._id)} was resolved.`;
  expect(actOnAid.mock.calls).toEqual([
    [{ act: 'close', aidId: 'a', seen: 'active', to: 'withdrawn', reason }],
    [{ act: 'assign', aidId: 'b', ngoId: 'ngo', lines: [0, 1] }],
  ]);
});

it('says where not all organizations can be chosen from, and where the others are', async () => {
  open([aid('a', 'Asha')], 1, 60);
  await choose('Asha', 'Give to an organization');
  const hint = /^The 1 that suit best, of 60 organizations\. To choose another, leave it open/;
  expect((await screen.findByLabelText('Organization')).getAttribute('aria-describedby')).toBe(
    screen.getByText(hint).id,
  );
});

it('of what is in hand it says with whom, what and since when, and of what is closed what the requester will read', async () => {
  const onDecide = open([aid('a', 'Asha', [1])]);
  const held = await screen.findByText('Ganga Relief');
  expect(held.parentElement?.textContent).toMatch(/^With Ganga Relief since Jan 5, 2026.* · \u2068?Food\u2069?$/);
  expect(screen.queryByText(/^The requester will read/)).toBeNull();
  await choose('Asha', 'Close the request');
  expect(screen.getByText(/^The requester will read “Withdrawn”/)).toBeDefined();
  await resolve();
  await waitFor(() => expect(onDecide).toHaveBeenCalled());
  expect(actOnAid.mock.calls).toMatchObject([[{ act: 'close', aidId: 'a', to: 'withdrawn' }]]);
});

it('does not end the disaster where this phone could not save what was chosen', async () => {
  actOnAid.mockResolvedValue(failed({ kind: 'not-saved' }) as never);
  const onDecide = open([aid('a', 'Asha')]);
  await choose('Asha', 'Close the request');
  await resolve();
  expect(await screen.findByText(/^This phone could not save it/)).toBeDefined();
  expect(onDecide).not.toHaveBeenCalled();
});
