import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { useState } from 'react';
import { type AccountSession, endAllDevices, endDevice, ownDevices } from '../../../data/commands/accounts/account.ts';
import { sendNow } from '../../../data/commands/items/outbox.ts';
import { askToLeave } from '../../../hooks/items/leave-wish.ts';
import { useNow } from '../../../hooks/shared/use-now.ts';
import { useRemote } from '../../../hooks/shared/use-remote.ts';
import { deviceTexts } from '../../../strings/accounts/account-page.ts';
import { deviceText } from '../../../strings/accounts/device-text.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { askedFailureText } from '../../../strings/accounts/asked-failures.ts';
import { asSentence } from '../../../strings/sentence.ts';
import { timeSince } from '../../../strings/time.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { List, ListRow } from '../../../ui/list/list.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from '../shared/account-screen.module.css';

/** The devices on which the person is logged in, each of which they can log out from here. */
export function DevicesSection() {
  const { remote, reload } = useRemote(ownDevices);
  const [notice, setNotice] = useState('');
  const [isAsking, setAsking] = useState(false);

  async function end({ id }: AccountSession): Promise<void> {
    const ended = await endDevice(id);
    setNotice(ended.ok ? deviceTexts.ended : askedFailureText(ended.failure));
    reload();
  }

  async function endAll(): Promise<void> {
    setAsking(false);
    // While the token is still good: afterwards what waits needs another login.
    await sendNow().catch(console.error);
    const ended = await endAllDevices();
    if (ended.ok) askToLeave();
    else setNotice(askedFailureText(ended.failure));
  }

  return (
    <section className={styles['section']} aria-labelledby="account-devices">
      <h2 id="account-devices">{deviceTexts.title}</h2>
      {remote.kind === 'loading' && <Skeleton label={appTexts.loading} />}
      {remote.kind === 'failed' && (
        <>
          <p role="status">
            {deviceTexts.loadFailed} {askedFailureText(remote.failure)}
          </p>
          <Button onClick={reload}>{deviceTexts.reload}</Button>
        </>
      )}
      {remote.kind === 'ready' && (
        <>
          <p>{deviceTexts.lead}</p>
          <List>
            {remote.value.map((device) => (
              <Device key={device.id} device={device} onEnd={() => void end(device)} />
            ))}
          </List>
          <Button look="danger" onClick={() => setAsking(true)}>
            {deviceTexts.endAll}
          </Button>
        </>
      )}
      <p role="status" className={styles['notice']}>
        {notice}
      </p>
      {isAsking && (
        <ConfirmDialog
          title={deviceTexts.endAllTitle}
          body={deviceTexts.endAllBody}
          yes={deviceTexts.endAll}
          no={deviceTexts.no}
          onYes={() => void endAll()}
          onNo={() => setAsking(false)}
        />
      )}
    </section>
  );
}

function Device({ device, onEnd }: { device: AccountSession; onEnd(): void }) {
  const now = useNow();
  const since = (time: string) => timeSince(epochMsOf(time), now);
  return (
    <ListRow
      data-current={device.current}
      title={deviceText(device.device)}
      badge={device.current && <Badge tone="info">{deviceTexts.current}</Badge>}
      detail={`${asSentence(deviceTexts.since(since(device.createdAt)))} ${asSentence(deviceTexts.lastUsed(since(device.lastSeenAt)))}`}
      action={
        !device.current && (
          <Button aria-label={deviceTexts.endThis(deviceText(device.device))} onClick={onEnd}>
            {deviceTexts.end}
          </Button>
        )
      }
    />
  );
}
