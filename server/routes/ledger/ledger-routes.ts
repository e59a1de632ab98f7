import type { Call } from '../../../contract/calls/define-call.ts';
import { getLedgerCheckpoint, getLedgerFile, getLedgerProof, getLedgerTile } from '../../../contract/calls/ledger.ts';
import { LEDGER_PREFIX } from '../../../contract/calls/ledger-addresses.ts';
import type { Route } from '../route.ts';
import { answerCheckpoint, answerLedgerFile, answerProof, answerTile } from './ledger.ts';

/** Where a call of the log that grows is served, and the same of each log. A tile's path has slashes. */
function urls({ path }: Call): string[] {
  const rest = path.slice(LEDGER_PREFIX.length).replace('{path}', '*').replace('{index}', ':index');
  return [`${LEDGER_PREFIX}${rest}`, `${LEDGER_PREFIX}/:log${rest}`];
}

export const ledgerRoutes: readonly Route[] = [
  { call: getLedgerCheckpoint, urls: urls(getLedgerCheckpoint), handler: answerCheckpoint },
  { call: getLedgerTile, urls: urls(getLedgerTile), handler: answerTile },
  { call: getLedgerProof, urls: urls(getLedgerProof), handler: answerProof },
  { call: getLedgerFile, urls: urls(getLedgerFile), handler: answerLedgerFile },
];
