import { expectUnsent } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { changeName, openAccount } from '../support/owned-items.ts';
import { ASHA, logIn } from '../support/people.ts';

test('F39 one person edits the same record on two phones without network: both arrive, and on both the later edit stays', async ({
  phone,
  onlinePhone: other,
  relay,
}) => {
  const first = await openAccount(phone, relay);
  const second = await other.open('/login?next=/account');
  await logIn(second, ASHA);
  await expect(second.locator('[name=name]')).toHaveValue(ASHA.name);

  phone.console.expectFailedRequests();
  other.console.expectFailedRequests();
  await relay.stop();
  await changeName(first, 'Asha of the first phone');
  await expectUnsent(first, 1);
  await changeName(second, 'Asha of the second phone');
  await expectUnsent(second, 1);

  await relay.start();
  // The later edit arrives first.
  await second.reload();
  await expectUnsent(second, 0);
  await first.reload();
  await expectUnsent(first, 0);

  const edits = await relay.query<{ call: string }>(`SELECT call FROM receipts`);
  expect(edits).toEqual([{ call: 'updateAccount' }, { call: 'updateAccount' }]);
  expect(await relay.query('SELECT name FROM accounts')).toEqual([{ name: 'Asha of the second phone' }]);
  // The first asks anew as its own edit has arrived.
  for (const page of [first, second]) {
    await expect(page.locator('[name=name]')).toHaveValue('Asha of the second phone');
  }
});
