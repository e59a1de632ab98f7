import { expect, it } from 'vitest';
import { requestPhase } from './request-phase.ts';

const calm = { isRefreshing: false, trouble: undefined };
const reason = { code: 'unreachable' } as const;

it('is in progress until something stands in its way', () => {
  expect(requestPhase(undefined, calm)).toBe('progress');
  expect(requestPhase({ state: 'queued' }, calm)).toBe('progress');
  expect(requestPhase({ state: 'sending' }, calm)).toBe('progress');
});

it('goes on waiting while it is tried again', () => {
  expect(requestPhase({ state: 'queued', reason }, calm)).toBe('waits');
  expect(requestPhase({ state: 'sending', reason }, calm)).toBe('waits');
});

it('has arrived, and its answer may not be here yet', () => {
  expect(requestPhase({ state: 'sent' }, { isRefreshing: true, trouble: 'unreachable' })).toBe('progress');
  expect(requestPhase({ state: 'sent' }, { isRefreshing: false, trouble: 'unreachable' })).toBe('answered');
  expect(requestPhase({ state: 'needs-you' }, calm)).toBe('refused');
});
