import { useEffect } from 'react';
import { keptLedger, type KeptLedger } from '../../data/queries/ledger/kept-ledger.ts';
import { forgetLedgerTrouble, refreshLedger } from '../../data/sync/refresh-ledger.ts';
import { useQuery } from '../shared/use-query.ts';

export interface LedgerState extends KeptLedger {
  forget(): void;
}

/** What this phone knows of the ledger. It is asked anew when the screen opens: that is when a person looks at it. */
export function useLedger(): LedgerState | undefined {
  useEffect(() => void refreshLedger(), []);
  const kept = useQuery(keptLedger, []);
  return kept && { ...kept, forget: () => void forgetLedgerTrouble() };
}
