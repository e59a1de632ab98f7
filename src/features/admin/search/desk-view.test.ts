// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { act, cleanup, renderHook } from '@testing-library/react';
import { messageStates } from '../../../../contract/enumerations.ts';
import { workListed } from '../../../../contract/work-lists.ts';
import { readDeskView, writeDeskView } from './desk-view.ts';
import { useDeskView } from './use-desk-view.ts';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

test('an address says what is looked for in one part, and among which; any other word is the first of them', () => {
  const address = '?tab=desk&part=work&work=asha+flood&work-state=completed&messages=tent&messages-state=constructor';
  expect(readDeskView(address, 'work', workListed)).toEqual({ search: 'asha flood', state: 'completed' });
  expect(readDeskView(address, 'messages', messageStates)).toEqual({ search: 'tent', state: 'open' });
  expect(readDeskView(`?work=${'x'.repeat(300)}`, 'work', workListed).search).toHaveLength(200);
});

test('what is plain is left out of the address, and all else stays', () => {
  const view = { search: 'tent & rope', state: 'answered' } as const;
  const written = writeDeskView('?tab=desk&part=work&work=asha', 'messages', view, 'open');
  expect(readDeskView(written, 'messages', messageStates)).toEqual(view);
  expect(writeDeskView(written, 'messages', { search: '', state: 'open' }, 'open')).toBe(
    '?tab=desk&part=work&work=asha',
  );
  expect(writeDeskView('?work=asha', 'work', { search: '', state: 'done' }, 'done')).toBe('');
});

test('each letter stands in the address, past the router', () => {
  window.history.replaceState({ kept: true }, '', '/admin-dashboard?tab=desk&part=work');
  const { result } = renderHook(() => useDeskView('work', workListed));
  act(() => result.current.change({ search: 'Asha' }));
  act(() => result.current.change({ state: 'not-confirmed' }));
  expect(window.location.search).toBe('?tab=desk&part=work&work=Asha&work-state=not-confirmed');
  expect(window.history.state).toEqual({ kept: true });
  expect(renderHook(() => useDeskView('work', workListed)).result.current.view).toEqual({
    search: 'Asha',
    state: 'not-confirmed',
  });
});
