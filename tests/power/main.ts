import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { removeDisks } from './disk.ts';
import { cutPhones, type PhoneRun } from './phone-cuts.ts';
import { openRelay } from './relay.ts';
import { cutServers } from './server-cuts.ts';
import { killAllThatUse } from './processes.ts';
import { isWhole, type Tally } from './tally.ts';
import { cutUnsafeDatabases } from './unsafe-database.ts';

const { values } = parseArgs({
  options: { cuts: { type: 'string', default: '20' }, only: { type: 'string' } },
});
const cuts = Number(values.cuts);
/** A control needs one loss to prove that the rig bites. */
const controlCuts = Math.max(3, Math.ceil(cuts / 4));
let failures = 0;

// Everything that starts here keeps its files in one folder, so that whatever happens all of it can be ended and removed.
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'relay-power-'));
// PostgreSQL's own user passes through it.
chmodSync(folder, 0o711);
process.env['TMPDIR'] = folder;
process.on('exit', () => {
  killAllThatUse(folder);
  removeDisks();
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

if (values.only !== 'server') await phones();
if (values.only !== 'phone') await servers();
console.log(
  failures === 0 ? 'power: nothing acknowledged was lost, and both controls lost' : `power: ${failures} FAILED`,
);
process.exitCode = failures === 0 ? 0 : 1;

async function phones(): Promise<void> {
  const relay = await openRelay();
  try {
    for (const store of ['LevelDB', 'SQLite'] as const) {
      const run = (more: Omit<PhoneRun, 'store'>) => cutPhones(relay, { store, ...more });
      mustKeep(`phone, ${store}`, await run({ cuts }));
      mustLose(
        `phone, ${store}, control without strict durability`,
        await run({ cuts: controlCuts, isForgetful: true }),
      );
    }
  } finally {
    await relay.close();
  }
}

async function servers(): Promise<void> {
  mustKeep('server, embedded PostgreSQL', await cutServers(cuts));
  mustLose('server, control: PostgreSQL with fsync off', await cutUnsafeDatabases(controlCuts));
}

function mustKeep(name: string, tally: Tally): void {
  report(name, tally, isWhole(tally));
}

function mustLose(name: string, tally: Tally): void {
  report(name, tally, tally.lost > 0);
}

function report(name: string, tally: Tally, isRight: boolean): void {
  const { acknowledged, kept, lost, lossyCuts, damaged, wrongOnServer, throughForm } = tally;
  const form = throughForm === 0 ? '' : ` (${throughForm} of them through the form)`;
  console.log(
    `${isRight ? 'ok    ' : 'FAILED'} ${name}: ${tally.cuts} cuts${form}, ${acknowledged} acknowledged, ${lost} lost in ${lossyCuts} cuts, ` +
      `${kept} there after the cuts, ${damaged} damaged, ${wrongOnServer} not exactly once after the replay`,
  );
  if (!isRight) failures += 1;
}
