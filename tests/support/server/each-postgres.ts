import { afterAll, beforeAll, describe } from 'vitest';
import { availablePostgres, type PostgresKind } from '../postgres.ts';
import { sharedPostgres } from '../shared-postgres.ts';
import { startApp, type TestApp } from './start-app.ts';

type Suite = (app: () => TestApp, kind: PostgresKind) => void;

/**
 * Runs the suite on each engine, with one app on a fresh database of it: for what SQL, locks, durability or migrations could make
 * different. Which suites those are: docs/testing.md.
 */
export function onEachPostgres(name: string, suite: Suite): void {
  for (const kind of availablePostgres()) onPostgres(`${name} on ${kind}`, kind, suite);
}

/** Runs the suite on the product's own engine: for rules, which no version of a database changes. */
export function onEmbeddedPostgres(name: string, suite: Suite): void {
  onPostgres(name, 'embedded', suite);
}

function onPostgres(name: string, kind: PostgresKind, suite: Suite): void {
  describe(name, () => {
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
