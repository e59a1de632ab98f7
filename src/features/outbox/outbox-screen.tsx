import { lazy, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { dismissRecovery } from '../../data/commands/items/recovery.ts';
import { hasSecondCopies } from '../../data/commands/items/second-copies.ts';
import type { ShownItem } from '../../hooks/items/shown-item.ts';
import { useFullPhone } from '../../hooks/items/use-full-phone.ts';
import { useNow } from '../../hooks/shared/use-now.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useOutboxUnreadable } from '../../hooks/items/use-outbox-unreadable.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { useStored } from '../../hooks/shared/use-stored.ts';
import { PrivateWarning } from '../../parts/saved/private-warning.tsx';
import { type Reading, StorageTrouble } from '../../parts/saved/storage-trouble.tsx';
import { LatePart } from '../../parts/late-part.tsx';
import { routes } from '../../routes.ts';
import { otherPersonTexts } from '../../strings/shell/session.ts';
import { outboxTexts } from '../../strings/shell/outbox.ts';
import { bringAllTexts } from '../../strings/packs.ts';
import { titles } from '../../strings/shell/titles.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useFocusHeir } from '../../ui/form/use-focus-heir.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { ItemCard } from './item-card.tsx';
import { KeepSection } from './keep-section.tsx';
import styles from './outbox-screen.module.css';
import { PhotoSetting } from './photo-setting.tsx';
import { readOutbox, summaryOf, type Found } from './read-outbox.ts';
import { RecoveryBanner } from './recovery-banner.tsx';
import { FullWarning, StorageSection, useStorageFacts } from './storage-section.tsx';
import { useOutboxActions } from './use-outbox-actions.ts';

/** For volunteers alone, and after all else: nothing is moved by it. */
const FieldSection = lazy(() =>
  loadUntilThere(async () => {
    // It speaks as the volunteers' own screens do.
    const [{ FieldSection: section }] = await Promise.all([import('./field-section.tsx'), bringAllTexts()]);
    return { default: section };
  }),
);

const PAGE = 20;
const TITLE_ID = 'outbox-title';

/** `/outbox`: everything that was saved on this phone, with its state, until it has arrived and after. */
export default function OutboxScreen() {
  const [limit, setLimit] = useState(PAGE);
  const stored = useStored(() => readOutbox(limit), [limit], useOutboxUnreadable());
  const facts = useStorageFacts(stored.kind === 'ready' ? stored.value.items.length : 0);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusProps = useFocusHeir(heading);
  const isVolunteer = usePerson()?.role === 'volunteer';

  return (
    <div className={styles['screen']} {...focusProps}>
      <h1 ref={heading} tabIndex={-1} id={TITLE_ID}>
        {titles.outbox}
      </h1>
      {stored.kind === 'ready' ? (
        <>
          {facts?.isPrivate && <PrivateWarning />}
          <Items found={stored.value} onMore={() => setLimit((old) => old + PAGE)} />
        </>
      ) : (
        <Unreadable reading={stored} />
      )}
      {/* Before the items are there, these would be pushed down by them. */}
      {stored.kind !== 'reading' && (
        <>
          <p>
            <Link to={routes.track}>{outboxTexts.lookUp}</Link>
          </p>
          <PhotoSetting />
          <KeepSection />
          {facts && <StorageSection facts={facts} />}
          {facts && isVolunteer && (
            <LatePart>
              <FieldSection />
            </LatePart>
          )}
        </>
      )}
    </div>
  );
}

/** What cannot be shown can still be taken along, where it lies a second time. */
function Unreadable({ reading }: { reading: Reading }) {
  const { copySecond, notice } = useOutboxActions();
  return <StorageTrouble reading={reading} onCopy={hasSecondCopies() ? copySecond : undefined} notice={notice} />;
}

function Items({ found, onMore }: { found: Found; onMore(): void }) {
  const [toDelete, setToDelete] = useState<ShownItem>();
  const now = useNow(1000);
  const actions = useOutboxActions();
  const isFull = useFullPhone();

  function remove(item: ShownItem): void {
    setToDelete(undefined);
    actions.remove(item, () => focusBeside(found.items, item));
  }

  return (
    <>
      {isFull && found.unsent > 0 && <FullWarning onRetry={() => actions.send()} />}
      {found.recovered && (
        <RecoveryBanner found={found.recovered} onRead={() => void dismissRecovery().catch(console.error)} />
      )}
      {found.items.length > 0 || found.unsent > 0 ? (
        <p>{summaryOf(found)}</p>
      ) : (
        found.ended === 0 && <EmptyState icon="phone" title={summaryOf(found)} />
      )}
      {found.ended > 0 && (
        <>
          <p>{otherPersonTexts.title(found.ended)}</p>
          <p>{otherPersonTexts.same}</p>
        </>
      )}
      {found.sealed > 0 && <p data-sealed={found.sealed}>{otherPersonTexts.sealed(found.sealed)}</p>}
      {found.hidden > 0 && <p data-hidden={found.hidden}>{otherPersonTexts.hidden(found.hidden)}</p>}
      {found.items.length > 0 && (
        <div className={styles['all']}>
          {found.unsent > 0 && (
            <Button icon="send" look="aid" onClick={() => actions.send()}>
              {outboxTexts.sendAll}
            </Button>
          )}
          <Button icon="save" onClick={() => actions.copy()}>
            {outboxTexts.exportAll}
          </Button>
        </div>
      )}
      <p role="status" className={styles['notice']}>
        {actions.notice}
      </p>
      <ul className={styles['list']}>
        {found.items.map((item) => (
          <li key={item.id}>
            <ItemCard
              item={item}
              now={now}
              onSend={() => actions.send(item.id)}
              onCopy={() => actions.copy(item.id)}
              onDelete={() => {
                actions.forgetNotice();
                setToDelete(item);
              }}
            />
          </li>
        ))}
      </ul>
      {found.hasMore && <Button onClick={onMore}>{outboxTexts.showMore}</Button>}
      {toDelete && (
        <DeleteDialog
          item={toDelete}
          note={actions.notice}
          onKeep={() => setToDelete(undefined)}
          onCopy={() => actions.copy(toDelete.id)}
          onDelete={() => remove(toDelete)}
        />
      )}
    </>
  );
}

/** The card that had the focus goes: the next one's heading takes it, else the one's before, else the page's. */
function focusBeside(items: readonly ShownItem[], gone: ShownItem): void {
  const place = items.findIndex(({ id }) => id === gone.id);
  const beside = items[place + 1] ?? items[place - 1];
  document.getElementById(beside ? `item-${beside.id}` : TITLE_ID)?.focus();
}
