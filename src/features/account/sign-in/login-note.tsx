import { useLocation } from 'react-router-dom';
import type { StoredPerson } from '../../../data/commands/accounts/session.ts';
import { useWaitingOwner } from '../../../hooks/items/use-waiting-owner.ts';
import { OtherPersonNote } from '../../../parts/saved/other-person-note.tsx';
import { dashboardOf } from '../../../routes.ts';
import { passwordTexts, registerTexts, signInTexts } from '../../../strings/accounts/account.ts';
import { isolated } from '../../../strings/isolate.ts';
import { serverWords } from '../../../strings/forms/known-sentences.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { type LoginNews, readNews } from './login-news.ts';

/** What is to know before a login: what was just done, or who is logged in here already. */
export function LoginNote({ person }: { person: StoredPerson | undefined }) {
  const news = readNews(useLocation().state);
  const owner = useWaitingOwner();
  if (news) {
    return (
      <Banner tone="good" title={titleOf(news)}>
        <p>{bodyOf(news)}</p>
      </Banner>
    );
  }
  if (owner && owner.waiting > 0) return <OtherPersonNote {...owner} />;
  if (owner?.hasEnded) {
    return (
      <Banner tone="note" title={signInTexts.ended}>
        <p>{signInTexts.endedBody}</p>
      </Banner>
    );
  }
  if (!person) return null;
  return (
    <Banner
      tone="note"
      title={signInTexts.signedIn(isolated(person.name))}
      actions={<ButtonLink to={dashboardOf(person.role)}>{signInTexts.toDashboard}</ButtonLink>}
    >
      <p>{signInTexts.signedInBody}</p>
    </Banner>
  );
}

function titleOf({ kind }: LoginNews): string {
  if (kind === 'account-deleted') return passwordTexts.deletedNews.title;
  return kind === 'registered' ? registerTexts.made : passwordTexts.changedNews.title;
}

function bodyOf(news: LoginNews): string {
  if (news.kind === 'account-deleted') return passwordTexts.deletedNews.body;
  if (news.kind === 'password-changed') return passwordTexts.changedNews.body;
  if (news.status === undefined) return serverWords(news.message, '');
  return registerTexts.madeBody[news.status === 'donor' ? 'approved' : news.status];
}
