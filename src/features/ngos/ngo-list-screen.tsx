import { useDeferredValue, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasPartnerNgos } from '../../data/queries/lists/ngos.ts';
import { useDocumentTitle } from '../../hooks/shared/use-document-title.ts';
import { useListCopy } from '../../hooks/lists/use-list-copy.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { ListBar } from '../../parts/found/list-bar.tsx';
import { routes } from '../../routes.ts';
import { ngoListTexts } from '../../strings/public/ngos.ts';
import { titles } from '../../strings/shell/titles.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FoundNgos } from './found-ngos.tsx';
import { NgoFilters } from './ngo-filters.tsx';
import styles from './ngo-list.module.css';
import { useNgoSearch } from './use-ngo-search.ts';

/** `/ngolist`: the organizations that help, from the device's own copy. Who comes by another link begins anew. `/ngo` leads here. */
export default function NgoListScreen() {
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const isShort = pathname === routes.ngoShort;
  useEffect(() => {
    if (isShort) void navigate(routes.ngoList, { replace: true });
  }, [isShort, navigate]);
  useDocumentTitle(ngoListTexts.title);
  return isShort ? null : <Directory key={key} />;
}

function Directory() {
  const copy = useListCopy(['ngos']);
  const hasSome = useQuery(hasPartnerNgos, [copy?.asOf]);
  const { asked, change } = useNgoSearch();
  const shown = useDeferredValue(asked);
  const count = useRef<HTMLParagraphElement>(null);
  const isEmpty = copy?.stands === 'whole' && !copy.kept && hasSome === false;
  return (
    <div className={styles['screen']}>
      <header className={styles['head']}>
        <h1 tabIndex={-1}>{ngoListTexts.title}</h1>
        <p className={styles['lead']}>{ngoListTexts.lead}</p>
      </header>
      <ListBar copy={copy} />
      {(hasSome || copy?.kept) && (
        <>
          <NgoFilters asked={asked} onChange={change} onSubmit={() => count.current?.focus()} />
          <FoundNgos
            asked={shown}
            isWhole={copy?.stands === 'whole'}
            kept={copy?.kept}
            countRef={count}
            onShowAll={change}
          />
        </>
      )}
      {isEmpty && (
        <EmptyState
          icon="aid"
          title={ngoListTexts.none}
          actions={<ButtonLink to={routes.register}>{titles.register}</ButtonLink>}
        >
          {ngoListTexts.noneBody}
        </EmptyState>
      )}
    </div>
  );
}
