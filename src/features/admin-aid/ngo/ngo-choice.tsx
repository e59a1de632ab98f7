import { useState } from 'react';
import { keptPart } from '../../../data/queries/lists/lists.ts';
import { ngosSuited } from '../../../data/queries/lists/ngos-suited.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { aidActTexts } from '../../../strings/admin/admin-aid.ts';
import { serverSearchTexts } from '../../../strings/admin/admin-reports.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { ngoListTexts } from '../../../strings/public/ngos.ts';
import { numberText } from '../../../strings/plural.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from '../request/aid.module.css';
import { NgoRows } from './ngo-rows.tsx';
import { NgosOnServer } from './ngos-on-server.tsx';
import { suits, type AidToGive } from '../../../data/queries/lists/suits.ts';

/** At first, and more at each press. */
const STEP = 30;

const NOTHING = { ngos: [], total: 0 };

interface NgoChoiceProps {
  search: string;
  aid: AidToGive;
  onChoose(ngoId: string): void;
}

/** The partner organizations of this phone's list, those that suit best first; and what only the server knows. */
export function NgoChoice({ search, aid, onChoose }: NgoChoiceProps) {
  const account = usePerson()?.id;
  const [limit, setLimit] = useState(STEP);
  const [isAsked, setAsked] = useState(false);
  const key = JSON.stringify(aid);
  const found = useQuery(
    () => ngosSuited(search, (ngo) => suits(ngo, JSON.parse(key) as AidToGive), limit),
    [search, key, limit, account],
  );
  const kept = useQuery(() => keptPart('ngos'), [account]);
  if (found === undefined) return <Skeleton label={appTexts.loading} />;
  // What comes close on this phone stands in the stead of what the server has: that may have what fits.
  const { ngos, total } = found.isNear ? NOTHING : found;
  // Who typed a name that this phone does not know need not press for it.
  const isServer = isAsked || (total === 0 && search.trim() !== '');
  return (
    <div className={styles['section']}>
      <p role="status" className={styles['note']}>
        {countText(ngos.length, total)} {kept && serverSearchTexts.beyond}
      </p>
      <NgoRows ngos={ngos} aid={aid} onChoose={onChoose} />
      <div className={styles['actions']}>
        {ngos.length < total && <Button onClick={() => setLimit(limit + STEP)}>{aidActTexts.moreNgos}</Button>}
        {!isServer && (
          <Button look="quiet" onClick={() => setAsked(true)}>
            {serverSearchTexts.ask}
          </Button>
        )}
      </div>
      {isServer && (
        <NgosOnServer
          search={search}
          aid={aid}
          shown={ngos}
          near={found.isNear ? found.ngos : undefined}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}

function countText(shown: number, total: number): string {
  if (total === 0) return aidActTexts.noNgos;
  return shown < total ? aidActTexts.firstNgos(numberText(shown), numberText(total)) : ngoListTexts.found(total);
}
