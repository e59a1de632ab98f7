import { Link, useParams } from 'react-router-dom';
import { useDocumentTitle } from '../../hooks/shared/use-document-title.ts';
import { ListBar } from '../../parts/found/list-bar.tsx';
import { routes } from '../../routes.ts';
import { KeptAge } from '../../parts/found/kept-age.tsx';
import { ngoTexts } from '../../strings/public/ngos.ts';
import { NgoProfile } from './ngo-profile.tsx';
import { NoNgo } from './no-ngo.tsx';
import styles from './ngo.module.css';
import { useNgo } from './use-ngo.ts';

/** `/ngo/{id}`: one organization, and how to reach it. */
export default function NgoScreen() {
  const { id = '' } = useParams();
  return <Ngo key={id} id={id} />;
}

function Ngo({ id }: { id: string }) {
  const { stands, ngo, copy, retry, from } = useNgo(id);
  const title = ngo?.organizationName ?? titleWithout(stands);
  useDocumentTitle(title);
  return (
    <div className={styles['screen']}>
      <h1 tabIndex={-1} dir="auto">
        {title}
      </h1>
      {copy && <KeptAge asOf={copy.asOf} />}
      {ngo && <NgoProfile ngo={ngo} />}
      {stands !== 'shown' && <NoNgo stands={stands} onRetry={retry} />}
      {copy && <ListBar copy={copy} isBelow />}
      <Link to={routes.ngoList + from} className={styles['back']}>
        {ngoTexts.backToList}
      </Link>
    </div>
  );
}

function titleWithout(stands: string): string {
  if (stands === 'looking') return ngoTexts.loading;
  return stands === 'missing' ? ngoTexts.notFound : ngoTexts.notHere;
}
