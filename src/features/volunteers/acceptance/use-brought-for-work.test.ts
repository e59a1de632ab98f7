// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeVolunteerPhone } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { wishField } from '../../../data/commands/volunteers/field-notes.ts';
import { fieldWishes } from '../../../data/queries/volunteers/field-notes.ts';
import { useBroughtForWork } from './use-brought-for-work.ts';

beforeEach(() => makeVolunteerPhone());

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

it('deletes what was kept for a field that nobody looked at for thirty days', async () => {
  await wishField({ disasterId: 'old', disasterType: 'flood', files: [] }, Date.now() - 31 * 24 * 60 * 60_000);
  await wishField({ disasterId: 'new', disasterType: 'flood', files: [] }, Date.now());
  renderHook(() => useBroughtForWork(undefined, undefined));
  await vi.waitFor(async () => expect((await fieldWishes()).map(({ disasterId }) => disasterId)).toEqual(['new']));
});
