import { randomUUID } from 'node:crypto';
import { askForAid } from './disasters.ts';
import { makeNgos } from './ngos.ts';
import type { Relay } from './relay.ts';

/** An organization's delivery for a new aid request, packed just now. Answers its id. */
export async function makeDelivery(
  relay: Relay,
  { ngo, priority }: { ngo: string; priority: 'High' | 'Medium' | 'Low' },
): Promise<string> {
  await askForAid(relay, 'Ward 7', [{ type: 'Blankets', quantity: '2', urgent: true, status: 'pending' }]);
  const [aid] = await relay.query<{ id: string }>('SELECT id FROM aid_requests ORDER BY created_at DESC LIMIT 1');
  const [ngoId] = await makeNgos(relay, [{ name: ngo }]);
  const [id, takingId] = [randomUUID(), randomUUID()];
  await relay.query(
    `INSERT INTO aid_takings (id, aid_id, ngo_id, account_id, taken_at) VALUES ($1, $2, $3, $3, now())`,
    [takingId, aid?.id, ngoId],
  );
  await relay.query('INSERT INTO aid_taken_lines (aid_id, line, taking_id) VALUES ($1, 0, $2)', [aid?.id, takingId]);
  await relay.query(
    `INSERT INTO deliveries (id, aid_id, taking_id, ngo_id, priority, expected_day, packed_at)
     VALUES ($1, $2, $3, $4, $5, '2027-01-10', now())`,
    [id, aid?.id, takingId, ngoId, priority],
  );
  await relay.query('INSERT INTO delivery_lines (delivery_id, aid_id, line) VALUES ($1, $2, 0)', [id, aid?.id]);
  return id;
}
