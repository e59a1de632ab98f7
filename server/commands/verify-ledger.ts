import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isTlogProof } from '../../contract/ledger/tlog-proof.ts';
import { readCheckpointFile, readLogAt, readLogFile } from '../ledger/read-log.ts';
import { verifyLog, type Verified } from '../ledger/verify-log.ts';
import { verifyProof } from '../ledger/verify-proof.ts';
import { codeOf, OperatorError, sayError } from '../operator.ts';
import { surviveReaders } from '../start/survive-readers.mjs';
import { texts } from '../texts.ts';
import { fileOf } from './file-of.ts';

/** Needs no database and no settings: whoever has the ledger's file or its address, or the proof of one receipt, can check it. */
surviveReaders([process.stderr]);
try {
  const { isSound, lines } = await verified(options());
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = isSound ? 0 : 1;
} catch (error) {
  const { path } = error as NodeJS.ErrnoException;
  sayError(path === undefined ? error : new OperatorError(texts.fileTrouble(path, codeOf(error))));
  process.exitCode = 1;
}

async function verified({ log, key, since }: ReturnType<typeof options>): Promise<Verified> {
  const isAddress = /^https?:\/\//.test(log);
  const proof = isAddress ? '' : readFileSync(fileOf(log), 'utf8');
  const known = key === undefined ? {} : { key };
  if (isTlogProof(proof)) {
    if (since !== undefined) throw new OperatorError(texts.ledgerUsage);
    return verifyProof(proof, known);
  }
  const shown = isAddress ? await readLogAt(log) : readLogFile(fileOf(log));
  return verifyLog(shown, { ...known, ...(since === undefined ? {} : { since: readCheckpointFile(fileOf(since)) }) });
}

function options(): { log: string; key: string | undefined; since: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      options: { since: { type: 'string' }, key: { type: 'string' } },
      allowPositionals: true,
    });
    const [log, ...more] = positionals;
    if (log === undefined || more.length > 0) throw new TypeError();
    const key = values.key?.includes('+') === false ? readFileSync(fileOf(values.key), 'utf8').trim() : values.key;
    return { log, key, since: values.since };
  } catch (error) {
    if (error instanceof TypeError) throw new OperatorError(texts.ledgerUsage);
    throw error;
  }
}
