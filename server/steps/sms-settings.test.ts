import { expect, it } from 'vitest';
import { readEnv } from '../env.ts';

function envOf(source: Record<string, string>) {
  return readEnv({ ...source });
}

it('without a word about it no SMS is sent', () => {
  const env = envOf({});
  expect(env.ok && env.value.sms).toBeUndefined();
  expect(env.ok && env.value.fallbackMinutes).toBe(5);
});

it.each(['https://sms.example.org/send?account=7', 'http://127.0.0.1:9000/send', 'http://localhost/', 'http://[::1]/'])(
  '%s may be a gateway',
  (url) => {
    const env = envOf({ SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: 'secret', ALERT_FALLBACK_MINUTES: '8' });
    expect(env.ok && env.value).toMatchObject({ sms: { url, token: 'secret' }, fallbackMinutes: 8 });
  },
);

it.each([
  'http://sms.example.org/',
  'http://10.0.0.7/',
  'http://127.0.0.1.example.org/',
  'https://user:password@sms.example.org/',
  'https://sms.example.org/#x',
  'ftp://sms.example.org/',
  'file:///etc/passwd',
  'sms.example.org',
])('%s may not', (url) => {
  const env = envOf({ SMS_GATEWAY_URL: url });
  expect(env.ok).toBe(false);
  const said = env.ok ? '' : env.failure.join();
  expect(said).toContain('SMS_GATEWAY_URL');
  expect(said).not.toContain('password@');
});

it.each([
  { SMS_GATEWAY_TOKEN: 'secret' },
  { SMS_GATEWAY_URL: 'https://sms.example.org/', SMS_GATEWAY_TOKEN: 'two\nlines' },
])('%j is refused, its token never repeated', (source) => {
  const env = envOf(source);
  expect(env.ok).toBe(false);
  expect(env.ok ? '' : env.failure.join()).not.toMatch(/secret|lines/);
});
