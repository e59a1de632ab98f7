import { expect, it } from 'vitest';
import { newsState, readNews } from './login-news.ts';

it('what was just done is read from the history as it was put there', () => {
  for (const news of [
    { kind: 'password-changed' },
    { kind: 'registered', status: 'pending', message: 'x' },
    { kind: 'registered', status: undefined, message: 'Look into your mail.' },
  ] as const) {
    expect(readNews(newsState(news))).toEqual(news);
  }
});

it('what another version left there is no news', () => {
  for (const state of [
    null,
    'x',
    {},
    { news: null },
    { news: { title: 'a', body: 'b' } },
    { news: { kind: 'registered' } },
  ]) {
    expect(readNews(state)).toBeUndefined();
  }
});
