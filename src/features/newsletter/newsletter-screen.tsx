import { lazy, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../hooks/shared/use-document-title.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { onBeforeReload } from '../../platform/worker/before-reload.ts';
import { routes } from '../../routes.ts';
import { newsletterTexts } from '../../strings/public/newsletter.ts';
import { newsletterPageTexts } from '../../strings/public/newsletter-page.ts';
import { LinkStep } from './link-step.tsx';
import { linkOf } from './link-of.ts';
import styles from './newsletter-screen.module.css';

const SavedSubscription = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./saved-subscription.tsx')).SavedSubscription })),
);

/**
 * `/newsletter`: where the links of the newsletter's mails lead, `#confirm=…` and `#leave=…`; with `?item=` what became of a
 * wish that was saved here. The token leaves address bar and history at once, and is kept nowhere.
 */
export default function NewsletterScreen() {
  useDocumentTitle(newsletterTexts.title);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [link, setLink] = useState(() => linkOf(hash));
  const opened = linkOf(hash);
  // A link opened where this screen stands already changes nothing but the fragment.
  if (opened && (opened.token !== link?.token || opened.kind !== link.kind)) setLink(opened);
  useEffect(() => {
    if (hash !== '') void navigate(routes.newsletter, { replace: true });
  }, [hash, navigate]);
  // Only for a reload that the app makes itself, such as one in another language: the link would be over.
  useEffect(
    () => link && onBeforeReload(() => history.replaceState(history.state, '', `#${link.kind}=${link.token}`)),
    [link],
  );
  const itemId = search.get('item');
  if (itemId !== null) return <SavedSubscription id={itemId} />;
  return (
    <div className={styles['screen']}>
      {link ? (
        <LinkStep key={link.kind + link.token} link={link} />
      ) : (
        <>
          <h1 tabIndex={-1}>{newsletterTexts.title}</h1>
          <p>{newsletterPageTexts.noLink}</p>
          <p>{newsletterPageTexts.noLinkBody}</p>
        </>
      )}
    </div>
  );
}
