import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { roadBlockKinds } from '../../../../contract/enumerations.ts';
import { standAt } from '../../../../tests/support/route-service.ts';
import { makeVolunteerPhone } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { outboxDb } from '../../../data/db.ts';
import { roadKindLabels } from '../../../strings/forms/road-kinds.ts';
import { RoadSheet } from './road-sheet.tsx';

const HERE = { lat: 25.7, lng: 85.14 };

beforeEach(async () => {
  await makeVolunteerPhone();
  await outboxDb.items.clear();
  standAt(HERE);
});

afterEach(async () => {
  cleanup();
  await signOut();
});

it.each([
  ['where the phone is', undefined],
  ['of a step', { place: HERE, words: 'It goes to this part of the way: NH 22' }],
] as const)('asks for place and note %s before what sends', async (_name, at) => {
  render(
    <MemoryRouter>
      <RoadSheet around={HERE} {...(at && { at })} onClose={() => undefined} />
    </MemoryRouter>,
  );
  const note = await screen.findByLabelText(/^A note/);
  const kinds = within(screen.getByRole('group', { name: 'What blocks the road?' })).getAllByRole('button');
  expect(kinds.map(({ textContent }) => textContent)).toEqual(roadBlockKinds.map((kind) => roadKindLabels[kind]));
  const pin = at ? [] : [await screen.findByRole('button', { name: 'Choose on the map' })];
  for (const before of [screen.getByRole('status'), ...pin, note]) {
    for (const kind of kinds) expect(before.compareDocumentPosition(kind)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  // Nothing that can be filled in comes after them.
  expect(screen.getAllByRole('button').at(-1)).toBe(kinds.at(-1));

  fireEvent.change(note, { target: { value: 'Knee deep, round by the mill' } });
  fireEvent.click(screen.getByRole('button', { name: 'Flooded' }));
  await waitFor(async () => expect(await outboxDb.items.toArray()).toHaveLength(1));
  const [item] = await outboxDb.items.toArray();
  expect(JSON.parse(item?.body ?? '')).toMatchObject({ kind: 'flooded', note: 'Knee deep, round by the mill' });
});
