import { expect, it } from 'vitest';
import type { Mail } from './mailer.ts';
import { postMail } from './post-mail.ts';

const mail: Mail = { to: 'a@example.org', subject: 'a', text: 'a' };

function mailerThatFails(times: number) {
  const sent: Mail[] = [];
  let tries = 0;
  return {
    sent,
    tries: () => tries,
    async send(one: Mail) {
      tries += 1;
      if (tries <= times) throw new Error(`try ${tries}`);
      sent.push(one);
    },
  };
}

it('tries again until the mail server takes it, and then no more', async () => {
  const lost: unknown[] = [];
  const mailer = mailerThatFails(2);
  await postMail(mailer, mail, { onLost: (error) => lost.push(error), pausesMs: [1, 1, 1] });
  expect([mailer.tries(), mailer.sent, lost]).toEqual([3, [mail], []]);
});

it('gives up at last, and says so once', async () => {
  const lost: unknown[] = [];
  const mailer = mailerThatFails(9);
  await postMail(mailer, mail, { onLost: (error) => lost.push(error), pausesMs: [1, 1] });
  expect([mailer.tries(), mailer.sent, lost]).toEqual([3, [], [new Error('try 3')]]);
});
