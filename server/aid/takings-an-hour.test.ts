import { expect, it } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { actOf, actOnAid, makeAid } from '../../tests/support/server/aid.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makeApproved, makePeople } from '../../tests/support/server/people.ts';

onEmbeddedPostgres('how many requests an NGO takes in an hour', (app) => {
  it('are limited, for with each it sees whom to call: the next waits, and is taken once an hour has gone', async () => {
    const { admin } = await makePeople(app());
    const [ngo, other, earlier, next] = [
      await makeApproved(app(), 'ngo'),
      await makeApproved(app(), 'ngo'),
      await makeAid(app()),
      await makeAid(app()),
    ];
    const minutes = (past: number) =>
      app().query(`UPDATE aid_takings SET taken_at = now() - make_interval(mins => $1)`, [past]);
    await app().query(
      `INSERT INTO aid_takings (id, aid_id, ngo_id, account_id, taken_at, state)
       SELECT gen_random_uuid(), $1, $2, $2, now(), 'done' FROM generate_series(1, $3)`,
      [earlier, ngo.id, limits.takingsPerHour],
    );
    await minutes(59);
    const refused = await actOnAid(ngo, { act: 'take', aidId: next });
    expect([refused.status, refused.json['kind']]).toEqual([429, 'slow-down']);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    // What an admin gives is no copying of numbers, and others are not concerned.
    const given = await actOnAid(admin, { act: 'assign', aidId: next, ngoId: ngo.id, lines: [0] });
    expect(actOf(given)?.result).toBe('done');
    expect(actOf(await actOnAid(other, { act: 'take', aidId: next, lines: [1] }))?.result).toBe('done');
    await minutes(61);
    expect(actOf(await actOnAid(ngo, { act: 'take', aidId: earlier }))?.result).toBe('done');
  });
});
