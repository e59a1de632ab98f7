import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makeDisaster, makeVolunteers, placesOf, type TestVolunteer } from '../../tests/support/server/volunteers.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { eraseRecords } from '../store/transfer/erase.ts';
import { countAllPlaces } from '../store/volunteers/count-places.ts';

onEmbeddedPostgres('places that are counted anew', (app) => {
  const erase = (...ids: string[]) => inTransaction(app().pool, (client) => eraseRecords(client, ids));
  const two = async () => (await makeVolunteers(app(), 2)) as [TestVolunteer, TestVolunteer];

  /** They completed the disaster, and it was opened again and taken by them again: one person, in the place that they have. */
  async function takenAgain(volunteer: TestVolunteer, wanted: number): Promise<string> {
    const [disaster, first] = [await makeDisaster(app(), wanted), randomUUID()];
    await volunteer.accept(disaster, first);
    await app().query(`UPDATE acceptances SET state = 'completed', ended_at = now() WHERE id = $1`, [first]);
    expect((await volunteer.accept(disaster)).json['data']).toMatchObject({ state: 'accepted' });
    return disaster;
  }

  it('after an acceptance elsewhere was erased: one who came back has one place, and the next volunteer finds theirs', async () => {
    const [asha, ravi] = await two();
    const disaster = await takenAgain(asha, 2);
    const [elsewhere, erased] = [await makeDisaster(app()), randomUUID()];
    await ravi.accept(elsewhere, erased);
    await erase(erased);
    expect(await placesOf(app(), disaster)).toMatchObject({ said: 1, counted: 1 });
    expect(await placesOf(app(), elsewhere)).toEqual({ said: 0, counted: 0, busy: 0 });
    expect((await ravi.accept(disaster)).json['data']).toMatchObject({ state: 'accepted' });
    expect(await placesOf(app(), disaster)).toMatchObject({ said: 2, counted: 2 });
  });

  it('of all reports, as after an import: as one report is counted by itself', async () => {
    const [asha, ravi] = await two();
    const [disaster, other] = [await takenAgain(asha, 3), await makeDisaster(app(), 1)];
    await ravi.accept(other);
    await app().query('UPDATE reports SET volunteers_accepted = 7 WHERE id = ANY ($1)', [[disaster, other]]);
    await inTransaction(app().pool, countAllPlaces);
    expect(await placesOf(app(), disaster)).toMatchObject({ said: 1, counted: 1 });
    expect(await placesOf(app(), other)).toMatchObject({ said: 1, counted: 1 });
  });
});
