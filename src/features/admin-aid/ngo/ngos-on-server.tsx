import type { NgoView } from '../../../../contract/entities/ngo.ts';
import { findNgos } from '../../../data/commands/find-ngos.ts';
import { useServerPages } from '../../../hooks/lists/use-server-pages.ts';
import { FoundOnServer } from '../../../parts/found/found-on-server.tsx';
import { aidActTexts } from '../../../strings/admin/admin-aid.ts';
import { ngoListTexts } from '../../../strings/public/ngos.ts';
import { restTexts } from '../../../strings/public/rest-on-server.ts';
import styles from '../request/aid.module.css';
import { NgoRows } from './ngo-rows.tsx';
import { suits, type AidToGive } from '../../../data/queries/lists/suits.ts';

interface NgosOnServerProps {
  search: string;
  aid: AidToGive;
  /** Those that stand above it. */
  shown: readonly NgoView[];
  /** Those of this phone that come close where none fits, for who could not ask the server. */
  near?: readonly NgoView[] | undefined;
  onChoose(ngoId: string): void;
}

/** Organizations as the server knows them now, a page at a time. */
export function NgosOnServer({ search, aid, shown, near, onChoose }: NgosOnServerProps) {
  const text = search.trim();
  const found = useServerPages(findNgos, text === '' ? {} : { search: text });
  const above = new Set(shown.map(({ _id }) => _id));
  const others = found.rows.filter(({ _id }) => !above.has(_id)).sort((a, b) => suits(b, aid) - suits(a, aid));
  return (
    <FoundOnServer
      found={found}
      words={ngoListTexts}
      none={<p className={styles['note']}>{aidActTexts.noNgosThere}</p>}
      onPhone={
        near && (
          <>
            <p role="status" className={styles['note']}>
              {restTexts.near}
            </p>
            <NgoRows ngos={near} aid={aid} onChoose={onChoose} />
          </>
        )
      }
    >
      {others.length > 0 ? (
        <NgoRows ngos={others} aid={aid} onChoose={onChoose} />
      ) : (
        <p className={styles['note']}>{aidActTexts.sameNgos}</p>
      )}
    </FoundOnServer>
  );
}
