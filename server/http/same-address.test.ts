import { describe, expect, it } from 'vitest';
import { headers } from '../../contract/headers.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makePerson, type TestPerson } from '../../tests/support/server/people.ts';
import { sendRaw } from '../../tests/support/raw-http.ts';

/** What differs from one answer to the next of the same call. */
const OWN = new Set(['date', 'content-length', 'connection', 'keep-alive']);

onEmbeddedPostgres('a call by another spelling of its address', (app) => {
  let me: TestPerson | undefined;

  async function answerTo(target: string) {
    me ??= await makePerson(app(), 'volunteer');
    const [answer] = await sendRaw(
      app().port,
      `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer ${me.token}\r\n\r\n`,
    );
    if (answer === undefined) throw new Error('no answer');
    return {
      status: answer.status,
      headers: Object.fromEntries([...answer.headers].filter(([name]) => !OWN.has(name))),
    };
  }

  describe.each([
    ['a call of its reader’s own', '/api/account', 200],
    ['a call that there is not', '/api/nothing', 404],
    ['the root of all calls', '/api', 404],
  ])('%s', (_name, path, status) => {
    it.each([
      ['a letter that is encoded', path.replace('a', '%61')],
      ['all of them', path.replaceAll(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)],
      ['a whole address', `http://evil.test${path}`],
      ['a whole address in capitals, with a port', `HTTP://evil.test:8080${path}`],
      ['a whole address with an encoded letter', `https://evil.test${path.replace('i', '%69')}`],
      ['a slash more', `${path}/`],
      ['a question', `${path}?`],
    ])('%s', async (_spelling, target) => {
      const plain = await answerTo(path);
      expect(plain.status).toBe(status);
      expect(plain.headers).toMatchObject({
        'cache-control': 'no-store',
        [headers.serverEpoch.toLowerCase()]: app().epoch,
      });
      expect(await answerTo(target)).toEqual(plain);
    });
  });
});
