import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { systemClock } from '../../../contract/base/clock.ts';
import { hasPartnerNgos, ngosMatching } from '../../data/queries/lists/ngos.ts';
import { useListCopy } from '../../hooks/lists/use-list-copy.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { NgoCard } from '../../parts/records/ngo-card.tsx';
import { NgoCategorySelect, NgoScopeSelect, ngoSearchQuery } from '../../parts/records/ngo-selects.tsx';
import { routes } from '../../routes.ts';
import { KeptAge } from '../../parts/found/kept-age.tsx';
import { asOfTime } from '../../strings/shell/list-copy.ts';
import { homeNgoTexts, ngoListTexts } from '../../strings/public/ngos.ts';
import section from './home-screen.module.css';
import styles from './ngo-section.module.css';

/** As many as stand side by side on a desk. */
const FEW = 3;

/** The NGOs that help, a few of them. The list is brought once somebody comes near: on a thin link nobody pays for it unread. */
export function NgoSection() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place) return undefined;
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: '600px',
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [place]);
  return <div ref={setPlace}>{isNear && <KnownNgos />}</div>;
}

/** Nothing at all where none is known. */
function KnownNgos() {
  const copy = useListCopy(['ngos']);
  const hasSome = useQuery(hasPartnerNgos, [copy?.asOf]);
  if (!hasSome) return null;
  return (
    <section className={section['section']} aria-labelledby="home-ngos-title">
      <h2 id="home-ngos-title">{homeNgoTexts.title}</h2>
      <p className={section['lead']}>{homeNgoTexts.lead}</p>
      <KeptAge asOf={copy?.asOf} />
      <Chosen isPart={copy?.kept !== undefined} />
      {copy?.asOf !== undefined && <p className={styles['asOf']}>{asOfTime(copy.asOf, systemClock.now())}</p>}
    </section>
  );
}

function Chosen({ isPart }: { isPart: boolean }) {
  const [category, setCategory] = useState('');
  const [scope, setScope] = useState('');
  const query = ngoSearchQuery({ category, scope });
  const found = useQuery(() => ngosMatching({ search: '', category, scope }, FEW), [category, scope]);
  const { list, held } = useHeldPlace(query === '', found);
  return (
    <>
      <div className={styles['filters']}>
        <NgoCategorySelect value={category} onChange={setCategory} />
        <NgoScopeSelect value={scope} onChange={setScope} />
      </div>
      <div ref={list} style={{ minBlockSize: held }}>
        <p role="status">{found?.ngos.length === 0 && (isPart ? ngoListTexts.noneKept : homeNgoTexts.noneFound)}</p>
        <ul className={styles['cards']}>
          {found?.ngos.map((ngo) => (
            <li key={ngo._id} className={styles['card']}>
              <NgoCard ngo={ngo} from={query} heading="h3" />
            </li>
          ))}
        </ul>
      </div>
      <Link to={routes.ngoList + query} className={section['more']}>
        {homeNgoTexts.all}
      </Link>
    </>
  );
}

/** What is chosen keeps the height of all: the page must not jump under the finger. */
function useHeldPlace(isAll: boolean, found: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (isAll && list.current) setHeight(list.current.offsetHeight);
  }, [isAll, found]);
  return { list, held: isAll ? undefined : height };
}
