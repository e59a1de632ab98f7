import { afterEach, expect, it, vi } from 'vitest';
import config from '../../vite.config.ts';

afterEach(() => vi.unstubAllEnvs());

const build = () => config({ command: 'build', mode: 'production' });

it('an address of the server that is no origin fails the build, in words', () => {
  vi.stubEnv('VITE_API_HOST', 'relief.example.org/api');
  expect(build).toThrow(/VITE_API_HOST should be the server's origin .* it is "relief\.example\.org\/api"\.$/);
});

it.each(['[', '7"', '{"vapidKey":"x"}'])('push keys such as %s fail it too', (keys) => {
  vi.stubEnv('VITE_PUSH_KEYS', keys);
  expect(build).toThrow(/VITE_PUSH_KEYS should be JSON/);
});

it('what is said of both is built in', () => {
  vi.stubEnv('VITE_API_HOST', 'https://relief.example.org');
  vi.stubEnv('VITE_PUSH_KEYS', '{"vapidPublicKey":"B"}');
  expect(build().define).toEqual({
    'import.meta.env.VITE_API_HOST': '"https://relief.example.org"',
    'import.meta.env.VITE_PUSH_KEYS': '{"vapidPublicKey":"B"}',
    // Without one the phone asks by the server.
    'import.meta.env.VITE_GROQ_API_KEY': '""',
    'import.meta.env.VITE_LLM_MODEL': '"openai/gpt-oss-120b,openai/gpt-oss-20b"',
    'import.meta.env.VITE_BUILT_AT': expect.stringMatching(/^\d{13}$/),
  });
});

const hostsOf = () => {
  const plugins = build().plugins?.flat() as { name?: string; transformIndexHtml?: () => object[] }[];
  return plugins.find((plugin) => plugin.name === 'tell-hosts')?.transformIndexHtml?.();
};

it('an app with a key of the language model is let to its provider, and the usual one to nobody', () => {
  expect(hostsOf()).toEqual([]);
  vi.stubEnv('VITE_GROQ_API_KEY', 'gsk-built-into-this-app');
  vi.stubEnv('VITE_LLM_MODEL', 'llama-3.3-70b-versatile');
  expect(hostsOf()).toEqual([
    { tag: 'meta', attrs: { name: 'model-host', content: 'https://api.groq.com' }, injectTo: 'head' },
  ]);
  expect(build().define).toMatchObject({
    'import.meta.env.VITE_GROQ_API_KEY': '"gsk-built-into-this-app"',
    'import.meta.env.VITE_LLM_MODEL': '"llama-3.3-70b-versatile"',
  });
});
