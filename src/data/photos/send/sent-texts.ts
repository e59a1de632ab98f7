import { readEpochs } from '../../outbox/answer/epoch.ts';
import { readInHand } from '../../outbox/send/in-hand.ts';
import type { OutboxReader, OutboxStore } from '../../outbox/ports.ts';
import { readSession, type StoredSession } from '../../outbox/accounts/session.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { noteAwaited, PHOTOS_KEY, readAwaited, readPhotoOwners } from '../awaited.ts';
import { forgetSendNow } from '../photo-wishes.ts';
import { SENT_UNDER_KEY } from '../photos-owed.ts';
import type { SentTexts, TextStanding } from './ports.ts';

/** Record's id → how many of its photos the server was told to be lost. */
const LOST_TOLD_KEY = 'photos-lost-told';

type Told = Readonly<Record<string, number>>;

/** What is in hand longer than this was left by a drain that died. */
const IN_HAND_MS = 60_000;

/** The outbox, as the sending of photos asks it. */
export function sentTexts(store: OutboxStore, now: () => number): SentTexts {
  const readTold = async (reader: Pick<OutboxReader, 'meta'>) =>
    ((await reader.meta(LOST_TOLD_KEY)) as Told | undefined) ?? {};
  return {
    awaited: async () => new Map(Object.entries(await store.read(readAwaited))),
    standing: (id) =>
      store.read(async (reader) => {
        const [item] = await reader.items([id]);
        const owner = (await readPhotoOwners(reader))[id];
        if (owner !== undefined) return standingOfOwned(item, owner, await readSession(reader));
        const [claim] = await reader.claims([id]);
        if (item?.state === 'replaced' || (item === undefined && claim === undefined)) return { kind: 'gone' };
        // Copies of what arrived are let go after a month: the secret stays.
        const isSent = item === undefined || (item.state === 'sent' && item.isPlain !== true);
        if (!isSent || claim === undefined) return { kind: 'waits' };
        return { kind: 'sent', proof: { secret: claim.secret }, savedAt: item?.createdAt };
      }),
    lostTold: async (id) => (await store.read(readTold))[id] ?? 0,
    noteLostTold: (id, lost) =>
      store.write(async (transaction) =>
        transaction.putMeta(LOST_TOLD_KEY, { ...(await readTold(transaction)), [id]: lost }),
      ),
    async settled(id) {
      await store.write(async (transaction) => {
        const { [id]: _settled, ...others } = await readAwaited(transaction);
        await transaction.putMeta(PHOTOS_KEY, others);
        const { [id]: _told, ...told } = await readTold(transaction);
        await transaction.putMeta(LOST_TOLD_KEY, told);
        const { seen } = await readEpochs(transaction);
        await transaction.putMeta(SENT_UNDER_KEY, seen);
      });
      await forgetSendNow(id);
    },
    await: (id, count) => store.write((transaction) => noteAwaited(transaction, id, count)),
    epoch: async () => (await store.read(readEpochs)).seen,
    isUnderWay: async () => {
      const { ids, at } = await store.read(readInHand);
      return ids.length > 0 && Math.abs(now() - at) < IN_HAND_MS;
    },
  };
}

/** What arrived leaves this phone with its account's session; its photos go on once that person is back. */
function standingOfOwned(
  item: OutboxItem | undefined,
  owner: string,
  session: StoredSession | undefined,
): TextStanding {
  const isSent = item === undefined || item.state === 'sent';
  const isHere = session?.accountId === owner && session.state === 'active' && !session.isMismatched;
  if (isSent && item?.isPlain !== true && isHere) {
    return { kind: 'sent', proof: { token: session.token }, savedAt: item?.createdAt };
  }
  return { kind: 'waits' };
}
