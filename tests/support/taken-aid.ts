import { randomUUID } from 'node:crypto';
import { send } from './attack/send.ts';
import { askForAid } from './disasters.ts';
import type { Someone } from './people.ts';
import type { Relay } from './relay.ts';

/** As the NGO does it on its own phone: a new request is taken whole, and all of it is packed. */
export async function takeAllAndPack(relay: Relay, ngo: Someone): Promise<{ aidId: string; deliveryId: string }> {
  await askForAid(relay, 'Ward 7', [{ type: 'Blankets', quantity: '20', urgent: true, status: 'pending' }]);
  const [asked] = await relay.query<{ id: string }>('SELECT id FROM aid_requests ORDER BY created_at DESC LIMIT 1');
  const aidId = asked?.id ?? '';
  const { token } = await send(relay, '/api/users/login', { email: ngo.email, password: ngo.password });
  const post = async (path: string, body: object) => {
    const id = randomUUID();
    const answer = await fetch(relay.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${String(token)}`, 'idempotency-key': id },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return id;
  };
  const takingId = await post('/api/aid/act', { act: 'take', aidId });
  const lines = [{ line: 0, items: 'A bale' }];
  const packed = { aidId, takingId, lines, priority: 'High', expectedDay: '2027-01-10' };
  return { aidId, deliveryId: await post('/api/deliveries/pack', packed) };
}
