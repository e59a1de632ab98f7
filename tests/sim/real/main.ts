import { parentPort, workerData } from 'node:worker_threads';
import { startPostgres } from '../../support/postgres.ts';
import { playSeeds } from '../seeds.ts';
import { realContent } from './contents.ts';
import { openRealHost } from './real-host.ts';
import { RealServer } from './real-server.ts';

/** A worker thread's part of the seeds, played against the real server on a database of its own. */
interface Part {
  first: number;
  step: number;
  count: number;
  isJudgedOnly?: boolean;
}

const { first, step, count, isJudgedOnly } = workerData as Part;
// Nothing here cuts the power; what is durable is proved elsewhere.
const postgres = await startPostgres('embedded', { settings: { fsync: 'off', full_page_writes: 'off' } });
try {
  const database = await postgres.createDatabase();
  const host = await openRealHost(database.url);
  const tally = await playSeeds(first, step, count, {
    isJudgedOnly,
    stage: {
      // Played against the model alone.
      hasAccounts: false,
      // `npm run versions` updates real ones.
      hasUpdates: false,
      makeServer: (world) => new RealServer(world, host),
      // Nothing is forbidden as long as there are no accounts.
      refusals: ['invalid', 'gone', 'key-reuse', 'too-large'],
      contentOf: realContent,
    },
  });
  await host.close();
  parentPort?.postMessage(tally);
} finally {
  await postgres.stop();
}
