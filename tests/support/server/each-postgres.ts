import { afterAll, beforeAll, describe } from 'vitest';
import { availablePostgres, type PostgresKind } from '../postgres.ts';
import { sharedPostgres } from '../shared-postgres.ts';
import { startApp, type TestApp } from './start-app.ts';

/** Runs the suite on each engine, with one app on a fresh database of it. */
export function onEachPostgres(name: string, suite: (app: () => TestApp, kind: PostgresKind) => void): void {
  describe.each(availablePostgres())(`${name} on %s`, (kind) => {
    let running: TestApp | undefined;
    beforeAll(async () => {
      running = await startApp(sharedPostgres(kind));
    });
    afterAll(() => running?.close());
    suite(() => {
      if (running === undefined) throw new Error('the app is not running');
      return running;
    }, kind);
  });
}
