import { lazy, useState } from 'react';
import type { User } from '../../../contract/entities/account.ts';
import { findAccounts, type Page } from '../../data/commands/accounts/approvals.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../parts/late-part.tsx';
import { restTexts } from '../../strings/public/rest-on-server.ts';
import { accountStatusNames, findTexts } from '../../strings/admin/approvals.ts';
import { askedFailureText } from '../../strings/accounts/asked-failures.ts';
import { isolated, leftToRight } from '../../strings/isolate.ts';
import { roleLabels } from '../../strings/accounts/roles.ts';
import { listText } from '../../strings/sentence.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { nameOf } from '../../strings/forms/labels.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { typedText } from '../../ui/form/typed-text.ts';
import styles from './approvals/approvals.module.css';
import { joined } from './search/joined.ts';

/** A link needs the server anyway, so the way to it may too. */
const ResetLinkDialog = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./reset-link-dialog.tsx')).ResetLinkDialog })),
);

const statusTones = { pending: 'waiting', approved: 'sent', refused: 'bad', donor: 'neutral' } as const;

interface Found extends Page<User> {
  search: string;
}

/** For somebody who cannot log in any more: an admin finds the account and makes a link for a new password. */
export function FindPerson() {
  const [found, setFound] = useState<Found>();
  const [notice, setNotice] = useState('');
  const [chosen, setChosen] = useState<User>();

  async function find(search: string, cursor?: string): Promise<void> {
    setNotice(findTexts.searching);
    const page = await findAccounts(search, cursor);
    if (!page.ok) {
      setNotice(askedFailureText(page.failure));
      return;
    }
    const rows = cursor === undefined ? page.value : joined(found ?? { rows: [] }, page.value);
    setFound({ ...rows, search });
    const some = rows.near ? restTexts.near : findTexts.found(rows.rows.length);
    setNotice(rows.rows.length === 0 ? findTexts.none : some);
  }

  return (
    <section className={styles['part']} aria-labelledby="find-title">
      <h3 id="find-title">{findTexts.title}</h3>
      <p>{findTexts.lead}</p>
      <form
        role="search"
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void find(typedText(event.currentTarget, 'search').trim());
        }}
      >
        <TextField name="search" type="search" label={findTexts.label} autoComplete="off" />
        <Button type="submit">{findTexts.find}</Button>
      </form>
      <p role="status" className={styles['notice']}>
        {notice}
      </p>
      <List>
        {found?.rows.map((person) => (
          <Person key={person._id} person={person} onChoose={() => setChosen(person)} />
        ))}
      </List>
      {found?.next !== undefined && (
        <Button onClick={() => void find(found.search, found.next)}>{findTexts.showMore}</Button>
      )}
      {chosen && (
        <LatePart>
          <ResetLinkDialog person={chosen} onClose={() => setChosen(undefined)} />
        </LatePart>
      )}
    </section>
  );
}

function Person({ person, onChoose }: { person: User; onChoose(): void }) {
  return (
    <ListRow
      title={<bdi>{person.name}</bdi>}
      badge={<Badge tone={statusTones[person.status]}>{nameOf(accountStatusNames, person.status)}</Badge>}
      detail={listText([leftToRight(person.email), nameOf(roleLabels, person.role)])}
      action={
        <Button aria-label={findTexts.makeLinkFor(isolated(person.name))} onClick={onChoose}>
          {findTexts.makeLink}
        </Button>
      }
    />
  );
}
