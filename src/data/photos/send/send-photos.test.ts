import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readUploadName, uploadName, type UploadForm } from '../../../../contract/photo-address.ts';
import type { NetAnswer } from '../../outbox/ports.ts';
import type { PhotoRow } from '../photo-row.ts';
import type { PhotoPorts } from './ports.ts';
import { sendPhotos } from './send-photos.ts';

const DAY_MS = 86_400_000;

/** Numbers that a seed decides (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

class Died extends Error {}

/** A phone, a link and a server, in one memory; `unlucky` says how often what can go wrong does. */
function world(seed: number, unlucky = 0) {
  const next = seeded(seed);
  const goesWrong = (share = 1) => next() < unlucky * share;
  let now = 1_700_000_000_000;
  let epoch = 'first';
  const rows = new Map<string, PhotoRow>();
  const files = new Map<string, Uint8Array>();
  const uploads = new Map<string, { record: string; length: number; digest: string; got: Uint8Array }>();
  const awaited = new Map<string, number>();
  const standing = new Map<string, 'sent' | 'waits' | 'gone'>();
  const told = new Map<string, number>();
  const settledOnServer = new Map<string, number>();
  const preparing = new Map<string, number>();
  const shrunkAgain: string[] = [];
  /** What the server made of a photo, and when it was asked. */
  const looked = new Map<string, string>();
  const asked: number[] = [];
  let savedAt: number | undefined;
  /** Bytes of a photo that the server takes, and of a request that a proxy before it lets through. */
  let most = { photo: Number.POSITIVE_INFINITY, request: Number.POSITIVE_INFINITY };
  const log: string[] = [];
  let isDown = false;
  /** Of a proxy that lets through no PATCH, or no photo at all. */
  let refuses: 'nothing' | 'patch' | 'all' = 'nothing';
  let refused = 0;
  let takes = true;
  let whole = true;
  let textUnderWay = false;
  let bytesUp = 0;

  /** A power cut or a killed page: nothing after it happens, and all that was noted stands. */
  const mayDie = () => {
    if (goesWrong(0.15)) throw new Died();
  };
  const answered = (status: number, more: object = {}): NetAnswer => ({
    kind: 'answered',
    status,
    text: '',
    contract: 6,
    epoch,
    ...more,
  });
  const failure = (status: number, kind: string) =>
    answered(status, { text: JSON.stringify({ success: false, kind }) });
  const trouble = (): NetAnswer | undefined => {
    if (isDown || goesWrong()) return { kind: 'unreachable' };
    if (goesWrong(0.3)) return { kind: 'timed-out' };
    if (goesWrong(0.3)) return failure(503, 'busy');
    return goesWrong(0.2) ? { kind: 'answered', status: 200, text: '<html>Log in</html>' } : undefined;
  };

  const ports: PhotoPorts = {
    clock: { now: () => now },
    random: { next, bytes: () => new Uint8Array(0) } as unknown as PhotoPorts['random'],
    checksum: async (bytes) => Buffer.from(sha256(bytes), 'hex').toString('base64'),
    digest: async (bytes) => sha256(bytes),
    async shrinkAgain(bytes, wanted) {
      shrunkAgain.push(sha256(bytes));
      mayDie();
      return bytes.slice(0, Math.min(wanted, bytes.length - 1)).map((byte) => byte ^ 1);
    },
    inPreparation: (id) => preparing.get(id) ?? 0,
    mayGoWhole: async () => whole,
    alone: (work) => work(),
    store: {
      rows: async (ids) =>
        [...rows.values()].filter(({ recordId }) => ids.includes(recordId)).toSorted((a, b) => a.place - b.place),
      bytes: async (id, form) => files.get(`${id} ${form}`),
      async change(id, change) {
        mayDie();
        const row = rows.get(id);
        if (row !== undefined) rows.set(id, change(row));
        return row !== undefined;
      },
      async putSmaller(id, bytes, digest) {
        mayDie();
        const row = rows.get(id);
        if (row === undefined) return undefined;
        const smaller = {
          ...row,
          isShrunkAgain: true,
          whole: { size: bytes.length, digest, offset: 0, isSent: false },
        } as const;
        rows.set(id, smaller);
        files.set(`${id} whole`, bytes);
        mayDie();
        return smaller;
      },
      async sentUnderAnother(current) {
        const lost = [...rows.values()].filter(({ state, sentEpoch }) => state === 'sent' && sentEpoch !== current);
        for (const row of lost) {
          const whole = { ...row.whole, isSent: false, offset: 0 };
          rows.set(row.id, {
            ...row,
            state: 'kept',
            attempts: 0,
            nextAt: 0,
            whole,
            ...(row.thumbnail === undefined ? {} : { thumbnail: { ...row.thumbnail, isSent: false, offset: 0 } }),
          });
        }
        return lost;
      },
      dropSentBefore: async () => undefined,
    },
    texts: {
      awaited: async () => new Map(awaited),
      async standing(id) {
        const kind = standing.get(id) ?? 'waits';
        return kind === 'sent' ? { kind, proof: { secret: `secret of ${id}` }, savedAt } : { kind };
      },
      lostTold: async (id) => told.get(id) ?? 0,
      noteLostTold: async (id, lost) => void told.set(id, lost),
      settled: async (id) => void awaited.delete(id),
      await: async (id, count) => void awaited.set(id, count),
      epoch: async () => epoch,
      isUnderWay: async () => textUnderWay,
    },
    net: {
      takesPhotos: async () => takes,
      async create({ length, metadata, proof }) {
        const before = trouble();
        if (before !== undefined) return before;
        const facts = Object.fromEntries(
          metadata.split(',').map((pair) => {
            const [name = '', value = ''] = pair.split(' ');
            return [name, Buffer.from(value, 'base64').toString()];
          }),
        ) as { photo: string; form: UploadForm; record: string; sha256: string };
        if (!('secret' in proof) || proof.secret !== `secret of ${facts.record}`) return failure(403, 'forbidden');
        if (length > most.photo) return failure(413, 'too-large');
        const name = uploadName(facts.photo, facts.form);
        const isOther = uploads.has(name) && uploads.get(name)?.digest !== facts.sha256;
        if (isOther) return trouble() ?? failure(409, 'conflict');
        const there = uploads.get(name) ?? {
          record: facts.record,
          length,
          digest: facts.sha256,
          got: new Uint8Array(0),
        };
        uploads.set(name, there);
        log.push(`create ${facts.form}`);
        // The answer may be lost though the server heard.
        return trouble() ?? answered(201, { uploadOffset: String(there.got.length) });
      },
      async part({ name, offset, bytes, isPosted }) {
        now += 1_000;
        bytesUp += bytes.length;
        const before = trouble();
        if (before !== undefined) return before;
        if (refuses === 'all' || (refuses === 'patch' && !isPosted)) {
          refused += 1;
          return { kind: 'answered', status: 405, text: '<html>Method Not Allowed</html>' };
        }
        // A proxy names no contract.
        if (bytes.length > most.request) return { kind: 'answered', status: 413, text: '<html>Too large</html>' };
        const there = uploads.get(name);
        if (there === undefined) return failure(404, 'not-found');
        if (there.got.length !== offset) return failure(409, 'conflict');
        there.got = Buffer.concat([there.got, bytes]);
        const isWhole = there.got.length === there.length;
        if (isWhole && sha256(there.got) !== there.digest) {
          there.got = new Uint8Array(0);
          return failure(460, 'malformed');
        }
        log.push(`part ${readUploadName(name)?.form}`);
        return trouble() ?? answered(204, { uploadOffset: String(there.got.length) });
      },
      async end(name) {
        const before = trouble();
        if (before !== undefined) return before;
        const there = uploads.get(name);
        if (there === undefined) return failure(404, 'not-found');
        if (there.got.length === there.length) return failure(403, 'forbidden');
        uploads.delete(name);
        log.push(`end ${readUploadName(name)?.form}`);
        return trouble() ?? answered(204);
      },
      async settle(id, lost) {
        const before = trouble();
        if (before !== undefined) return before;
        settledOnServer.set(id, lost);
        return trouble() ?? answered(200);
      },
      async list(id) {
        asked.push(now);
        const photos = [...rows.values()]
          .filter(({ recordId }) => recordId === id)
          .map((row) => ({ _id: row.id, state: looked.get(row.id) ?? 'ready' }));
        return trouble() ?? answered(200, { text: JSON.stringify({ success: true, data: { photos } }) });
      },
    },
  };

  function addPhoto(recordId: string, size: number, more: Partial<PhotoRow> = {}): string {
    const id = randomUUID();
    const bytes = Uint8Array.from({ length: size }, (_, at) => (at * 31 + size) % 251);
    const small = bytes.slice(0, Math.min(3_000, size));
    files.set(`${id} whole`, bytes);
    files.set(`${id} thumbnail`, small);
    const state = (of: Uint8Array) => ({ size: of.length, digest: sha256(of), offset: 0, isSent: false });
    rows.set(id, {
      id,
      recordId,
      place: rows.size,
      caption: '',
      state: 'kept',
      type: 'image/jpeg',
      isShrunk: true,
      whole: state(bytes),
      thumbnail: state(small),
      addedAt: now,
      attempts: 0,
      nextAt: now,
      ...more,
    });
    awaited.set(recordId, (awaited.get(recordId) ?? 0) + 1);
    return id;
  }

  return {
    ports,
    rows,
    files,
    uploads,
    awaited,
    standing,
    settledOnServer,
    log,
    preparing,
    shrunkAgain,
    looked,
    asked,
    addPhoto,
    bytesUp: () => bytesUp,
    refused: () => refused,
    pass: (ms: number) => void (now += ms),
    now: () => now,
    set(change: {
      isDown?: boolean;
      takes?: boolean;
      whole?: boolean;
      textUnderWay?: boolean;
      refuses?: typeof refuses;
      epoch?: string;
      savedAt?: number;
      most?: Partial<typeof most>;
      lucky?: true;
    }) {
      most = { ...most, ...change.most };
      savedAt = change.savedAt ?? savedAt;
      isDown = change.isDown ?? isDown;
      takes = change.takes ?? takes;
      refuses = change.refuses ?? refuses;
      whole = change.whole ?? whole;
      textUnderWay = change.textUnderWay ?? textUnderWay;
      epoch = change.epoch ?? epoch;
      if (change.lucky) unlucky = 0;
    },
    arrived: (id: string) => {
      const upload = uploads.get(uploadName(id, 'whole'));
      return upload !== undefined && sha256(upload.got) === upload.digest;
    },
  };
}

async function runs(here: ReturnType<typeof world>, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    const summary = await sendPhotos(here.ports, false).catch((error: unknown) => {
      if (!(error instanceof Died)) throw error;
      return { nextAt: undefined };
    });
    here.pass(Math.max(1_000, (summary.nextAt ?? 0) - here.now()));
  }
}

/** Time passes until the server is asked what it made of the photos. */
async function hears(here: ReturnType<typeof world>): Promise<void> {
  here.pass(6_000);
  await sendPhotos(here.ports, false);
}

describe('a run', () => {
  it('sends thumbnails of all first, then pictures, then what could not be decoded', async () => {
    const here = world(1);
    const heic = here.addPhoto('report', 400_000, { isShrunk: false, type: 'image/heic' });
    const { thumbnail: _none, ...bare } = here.rows.get(heic) as PhotoRow;
    here.rows.set(heic, bare);
    const jpegs = [here.addPhoto('report', 90_000), here.addPhoto('report', 90_000)];
    here.standing.set('report', 'sent');
    await sendPhotos(here.ports, false);
    const creations = here.log.filter((line) => line.startsWith('create'));
    expect(creations).toEqual(['create thumbnail', 'create thumbnail', 'create whole', 'create whole', 'create whole']);
    expect([heic, ...jpegs].map(here.arrived)).toEqual([true, true, true]);
    expect([...here.rows.values()].map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
    await hears(here);
    expect(here.awaited.size).toBe(0);
  });

  it('sends nothing of a record whose text has not arrived, and nothing to a host without photos', async () => {
    const here = world(2);
    here.addPhoto('report', 9_000);
    await sendPhotos(here.ports, true);
    here.standing.set('report', 'sent');
    here.set({ takes: false });
    await sendPhotos(here.ports, true);
    expect(here.log).toEqual([]);
    expect(here.awaited.get('report')).toBe(1);
  });

  it('lets only thumbnails go where the link may cost, until its person says otherwise', async () => {
    const here = world(3);
    const id = here.addPhoto('report', 90_000);
    here.standing.set('report', 'sent');
    here.set({ whole: false });
    await sendPhotos(here.ports, true);
    expect(here.rows.get(id)).toMatchObject({ state: 'kept', thumbnail: { isSent: true }, whole: { isSent: false } });
    expect(here.awaited.get('report')).toBe(1);
    here.set({ whole: true });
    await sendPhotos(here.ports, true);
    expect(here.arrived(id)).toBe(true);
  });

  it('goes by another method where something on the way lets no PATCH through, after it was refused twice', async () => {
    const here = world(5);
    const ids = [here.addPhoto('report', 90_000), here.addPhoto('report', 90_000)];
    here.standing.set('report', 'sent');
    here.set({ refuses: 'patch' });
    await sendPhotos(here.ports, true);
    expect([here.refused(), ids.map(here.arrived)]).toEqual([2, [true, true]]);
  });

  it('waits with its reason where something on the way lets no photo through', async () => {
    const here = world(6);
    const id = here.addPhoto('report', 90_000);
    here.standing.set('report', 'sent');
    here.set({ refuses: 'all' });
    const { nextAt } = await sendPhotos(here.ports, true);
    expect([here.refused(), here.rows.get(id)?.state, nextAt !== undefined]).toEqual([3, 'kept', true]);
    here.set({ refuses: 'nothing' });
    await sendPhotos(here.ports, true);
    expect(here.arrived(id)).toBe(true);
  });

  it('stops between two parts for a text, and goes on with the part that was next', async () => {
    const here = world(4);
    const id = here.addPhoto('report', 200_000);
    here.standing.set('report', 'sent');
    const { part } = here.ports.net;
    let parts = 0;
    here.ports.net.part = async (sent, limit) => {
      parts += 1;
      if (parts === 3) here.set({ textUnderWay: true });
      return part(sent, limit);
    };
    expect((await sendPhotos(here.ports, false)).nextAt).toBeGreaterThan(here.now());
    const offset = here.rows.get(id)?.whole.offset ?? 0;
    expect(offset).toBeGreaterThan(0);
    here.set({ textUnderWay: false });
    await sendPhotos(here.ports, true);
    expect(here.arrived(id)).toBe(true);
    expect(here.bytesUp()).toBe(203_000);
  });

  it('grows its parts while they are quick', async () => {
    const here = world(5);
    here.addPhoto('report', 3_000_000);
    here.standing.set('report', 'sent');
    const sizes: number[] = [];
    const { part } = here.ports.net;
    here.ports.net.part = (sent, limit) => {
      sizes.push(sent.bytes.length);
      return part(sent, limit);
    };
    await sendPhotos(here.ports, false);
    expect(sizes.slice(1, 6)).toEqual([65_536, 131_072, 262_144, 524_288, 524_288]);
  });

  it('tells the server of photos that are not on the phone any more, and waits for none of them', async () => {
    const here = world(6);
    const id = here.addPhoto('report', 9_000);
    here.addPhoto('report', 9_000);
    here.addPhoto('report', 9_000);
    for (const other of [...here.rows.keys()].filter((one) => one !== id)) here.rows.delete(other);
    here.standing.set('report', 'sent');
    await sendPhotos(here.ports, false);
    await hears(here);
    expect([here.settledOnServer.get('report'), here.arrived(id), here.awaited.size]).toEqual([2, true, 0]);
  });

  it('owes nothing to a record that was given up', async () => {
    const here = world(7);
    here.addPhoto('report', 9_000);
    here.standing.set('report', 'gone');
    await sendPhotos(here.ports, false);
    expect([here.awaited.size, here.log]).toEqual([0, []]);
  });

  it('gives up what the server refuses, and says why', async () => {
    const here = world(8);
    const id = here.addPhoto('report', 9_000);
    here.standing.set('report', 'sent');
    const refusing: PhotoPorts = {
      ...here.ports,
      net: {
        ...here.ports.net,
        create: async () => ({ kind: 'answered', status: 422, contract: 6, text: '{"kind":"invalid"}' }),
      },
    };
    await sendPhotos(refusing, false);
    const row = here.rows.get(id);
    expect(row).toMatchObject({ state: 'refused', reason: 'invalid' });
    expect([row?.thumbnail, here.shrunkAgain]).toEqual([undefined, []]);
    expect(here.settledOnServer.get('report')).toBe(1);
  });

  it('waits for photos that are announced and still being made ready, and loses none of them', async () => {
    const here = world(11);
    const id = here.addPhoto('report', 9_000);
    const row = here.rows.get(id) as PhotoRow;
    here.rows.delete(id);
    here.standing.set('report', 'sent');
    here.preparing.set('report', 1);
    const { nextAt } = await sendPhotos(here.ports, true);
    expect([nextAt === undefined, here.settledOnServer.size, here.awaited.get('report')]).toEqual([false, 0, 1]);
    // In another page, which this one cannot ask.
    here.preparing.clear();
    here.set({ savedAt: here.now() - 30_000 });
    await sendPhotos(here.ports, true);
    expect(here.settledOnServer.size).toBe(0);
    here.rows.set(id, row);
    await sendPhotos(here.ports, true);
    await hears(here);
    expect([here.arrived(id), here.settledOnServer.size, here.awaited.size]).toEqual([true, 0, 0]);
  });

  it('tells a moment later what never came of those that were being made ready', async () => {
    const here = world(12);
    here.rows.delete(here.addPhoto('report', 9_000));
    here.standing.set('report', 'sent');
    here.set({ savedAt: here.now() });
    await sendPhotos(here.ports, true);
    here.pass(61_000);
    await sendPhotos(here.ports, true);
    await hears(here);
    expect([here.settledOnServer.get('report'), here.awaited.size]).toEqual([1, 0]);
  });

  it('waits for a server that does not know photos yet', async () => {
    const here = world(9);
    const id = here.addPhoto('report', 9_000);
    here.standing.set('report', 'sent');
    const older: PhotoPorts = {
      ...here.ports,
      net: {
        ...here.ports.net,
        create: async () => ({ kind: 'answered', status: 404, contract: 5, text: '{"kind":"not-found"}' }),
      },
    };
    await sendPhotos(older, false);
    expect(here.rows.get(id)).toMatchObject({ state: 'kept', reason: 'newer' });
  });

  it('sends again to a server that came back from a copy', async () => {
    const here = world(10);
    const id = here.addPhoto('report', 50_000);
    here.standing.set('report', 'sent');
    await sendPhotos(here.ports, false);
    here.uploads.clear();
    here.set({ epoch: 'second' });
    await sendPhotos(here.ports, false);
    expect(here.arrived(id)).toBe(true);
    expect(here.rows.get(id)).toMatchObject({ state: 'sent', sentEpoch: 'second' });
    // And once is enough.
    const before = here.bytesUp();
    await sendPhotos(here.ports, true);
    expect(here.bytesUp()).toBe(before);
  });
});

describe('what the server made of a photo', () => {
  it('is asked once it has looked, and a photo that it cannot open has not arrived for good', async () => {
    const here = world(21);
    const [torn, good] = [here.addPhoto('report', 9_000), here.addPhoto('report', 9_000)];
    here.standing.set('report', 'sent');
    here.looked.set(torn, 'new');
    const { nextAt } = await sendPhotos(here.ports, true);
    expect([here.asked, nextAt]).toEqual([[], here.now() + 5_000]);
    // It has not looked yet, and is asked less and less often.
    await runs(here, 4);
    const waits = here.asked.map((at, index) => at - (here.asked[index - 1] ?? at)).slice(1);
    expect([waits.length, waits.toSorted((a, b) => a - b)]).toEqual([2, waits]);
    here.looked.set(torn, 'refused');
    await runs(here, 2);
    expect(here.rows.get(torn)).toMatchObject({ state: 'refused', reason: 'unreadable' });
    expect(here.rows.get(good)).toMatchObject({ state: 'sent' });
    // The server has it: it was not lost here.
    expect([here.settledOnServer.size, here.awaited.size]).toEqual([0, 0]);
    const asked = here.asked.length;
    await runs(here, 3);
    expect(here.asked).toHaveLength(asked);
  });

  it('is asked no more of a record that is gone, or is this person’s no more', async () => {
    const here = world(22);
    const id = here.addPhoto('report', 9_000);
    here.standing.set('report', 'sent');
    here.ports.net.list = async () => ({ kind: 'answered', status: 404, text: '{}', contract: 6 });
    await sendPhotos(here.ports, true);
    await hears(here);
    expect([here.rows.get(id)?.state, here.awaited.size]).toEqual(['sent', 0]);
  });

  it('is asked again where nobody answered', async () => {
    const here = world(23);
    here.addPhoto('report', 9_000);
    here.standing.set('report', 'sent');
    await sendPhotos(here.ports, true);
    here.ports.net.list = async () => ({ kind: 'unreachable' });
    await hears(here);
    expect(here.awaited.size).toBe(1);
  });
});

describe('F25: a photo that is too large', () => {
  it('is made smaller once, sent so under its own id, and nothing is owed any more', async () => {
    const here = world(20);
    const id = here.addPhoto('report', 90_000);
    here.standing.set('report', 'sent');
    here.set({ most: { photo: 60_000 } });
    await sendPhotos(here.ports, false);
    expect(here.rows.get(id)).toMatchObject({ state: 'sent', isShrunkAgain: true, whole: { size: 45_000 } });
    await hears(here);
    expect([here.arrived(id), here.shrunkAgain.length, here.settledOnServer.size, here.awaited.size]).toEqual([
      true,
      1,
      0,
      0,
    ]);
    expect([...here.uploads.keys()].filter((name) => readUploadName(name)?.form === 'whole')).toEqual([id]);
  });

  it('stands refused with its reason when that is too large as well; its thumbnail and the others arrive', async () => {
    const here = world(21);
    const id = here.addPhoto('report', 90_000);
    const other = here.addPhoto('report', 9_000);
    here.standing.set('report', 'sent');
    here.set({ most: { photo: 20_000 } });
    await sendPhotos(here.ports, false);
    expect(here.rows.get(id)).toMatchObject({ state: 'refused', reason: 'too-large', thumbnail: { isSent: true } });
    await hears(here);
    expect([here.arrived(other), here.settledOnServer.get('report'), here.awaited.size]).toEqual([true, 1, 0]);
    await sendPhotos(here.ports, true);
    expect(here.shrunkAgain).toHaveLength(1);
  });

  it('is refused as it is where this phone cannot make it smaller', async () => {
    const here = world(22);
    const heic = here.addPhoto('report', 90_000, { isShrunk: false, type: 'image/heic' });
    const broken = here.addPhoto('report', 80_000);
    here.standing.set('report', 'sent');
    here.set({ most: { photo: 60_000 } });
    await sendPhotos({ ...here.ports, shrinkAgain: async () => undefined }, false);
    for (const id of [heic, broken]) {
      expect(here.rows.get(id)).toMatchObject({ state: 'refused', reason: 'too-large', whole: { offset: 0 } });
    }
    expect(here.settledOnServer.get('report')).toBe(2);
  });

  it('waits where what makes it smaller is not on the phone', async () => {
    const here = world(23);
    const id = here.addPhoto('report', 90_000);
    here.standing.set('report', 'sent');
    here.set({ most: { photo: 60_000 } });
    await sendPhotos({ ...here.ports, shrinkAgain: () => Promise.reject(new TypeError('no chunk')) }, false);
    expect(here.rows.get(id)).toMatchObject({ state: 'kept', whole: { size: 90_000 } });
    expect([here.settledOnServer.size, here.awaited.get('report')]).toEqual([0, 1]);
    await sendPhotos(here.ports, true);
    expect(here.arrived(id)).toBe(true);
  });

  it('goes in smaller parts first, where only those were too large for a proxy', async () => {
    const here = world(24);
    const id = here.addPhoto('report', 900_000);
    here.standing.set('report', 'sent');
    here.set({ most: { request: 100_000 } });
    const sizes: number[] = [];
    const { part } = here.ports.net;
    here.ports.net.part = (sent, limit) => {
      sizes.push(sent.bytes.length);
      return part(sent, limit);
    };
    await sendPhotos(here.ports, false);
    expect([here.arrived(id), here.rows.get(id)?.state, here.shrunkAgain]).toEqual([true, 'sent', []]);
    // Once is enough.
    expect(sizes.filter((size) => size > 100_000)).toHaveLength(1);
  });

  it('takes the place of what had come of the larger one', async () => {
    const here = world(25);
    const id = here.addPhoto('report', 90_000);
    here.standing.set('report', 'sent');
    const { part } = here.ports.net;
    here.ports.net.part = async (sent, limit) => {
      // From the second part of the larger one on: the smaller one begins anew.
      const isLate =
        readUploadName(sent.name)?.form === 'whole' && !here.rows.get(id)?.isShrunkAgain && sent.offset > 0;
      return isLate ? { kind: 'answered', status: 413, text: '' } : part(sent, limit);
    };
    await sendPhotos(here.ports, false);
    expect(here.log.filter((line) => line.endsWith('whole'))).toEqual([
      'create whole',
      'part whole',
      'end whole',
      'create whole',
      ...Array.from({ length: 3 }, () => 'part whole'),
    ]);
    expect([here.arrived(id), here.rows.get(id)?.whole.size]).toEqual([true, 45_000]);
  });

  it('has arrived where the server has all of the larger one after all', async () => {
    const here = world(26);
    const id = here.addPhoto('report', 9_000);
    here.standing.set('report', 'sent');
    const { part } = here.ports.net;
    here.ports.net.part = async (sent, limit) => {
      const answer = await part(sent, limit);
      return readUploadName(sent.name)?.form === 'whole' ? { kind: 'answered', status: 413, text: '' } : answer;
    };
    await sendPhotos(here.ports, false);
    await hears(here);
    expect([here.uploads.get(id)?.got.length, here.rows.get(id)?.state, here.awaited.size]).toEqual([9_000, 'sent', 0]);
    expect(here.settledOnServer.size).toBe(0);
  });
});

describe('histories with limits that come and go, power cuts and restored servers', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed + 500))(
    'seed %i: every photo arrives once, whole, or stands refused as too large, and is told as lost',
    async (seed) => {
      const here = world(seed, 0.2);
      const next = seeded(seed + 1);
      const ids = Array.from({ length: 5 }, () => here.addPhoto('report', 20_000 + Math.floor(next() * 150_000)));
      const chosen = new Set([...here.rows.values()].map(({ whole }) => whole.digest));
      here.standing.set('report', 'sent');
      for (let round = 0; round < 10; round += 1) {
        const isLimited = next() < 0.5;
        const limit = (least: number) => (isLimited ? least + Math.floor(next() * 80_000) : Number.POSITIVE_INFINITY);
        here.set({ most: { photo: limit(30_000), request: limit(20_000) } });
        if (next() < 0.15) {
          for (const name of here.uploads.keys()) if (next() < 0.5) here.uploads.delete(name);
          here.set({ epoch: `life ${round}` });
        }
        await runs(here, 3);
      }
      here.set({ most: { photo: Number.POSITIVE_INFINITY, request: Number.POSITIVE_INFINITY }, lucky: true });
      await runs(here, 15);
      const refused = ids.filter((id) => here.rows.get(id)?.state === 'refused');
      for (const id of ids) {
        const row = here.rows.get(id);
        if (refused.includes(id)) expect([row?.reason, row?.isShrunkAgain], `${seed}`).toEqual(['too-large', true]);
        else expect([row?.state, here.arrived(id)], `${seed}`).toEqual(['sent', true]);
      }
      // Only what was chosen is made smaller, not what was made smaller already.
      expect(
        here.shrunkAgain.filter((digest) => !chosen.has(digest)),
        `${seed}`,
      ).toEqual([]);
      expect([here.awaited.size, here.settledOnServer.get('report') ?? 0], `${seed}`).toEqual([0, refused.length]);
    },
  );
});

describe('histories with power cuts, cut links, login pages and restored servers', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed + 100))(
    'seed %i: every photo arrives whole, or stands with its reason',
    async (seed) => {
      const here = world(seed, 0.25);
      const next = seeded(seed + 1);
      const ids: string[] = [];
      for (let record = 0; record < 3; record += 1) {
        for (let photo = 0; photo < 1 + next() * 3; photo += 1)
          ids.push(here.addPhoto(`report ${record}`, 2_000 + Math.floor(next() * 150_000)));
      }
      for (let round = 0; round < 12; round += 1) {
        here.standing.set(`report ${round % 3}`, 'sent');
        here.set({ isDown: next() < 0.2, whole: next() < 0.7, textUnderWay: next() < 0.1 });
        if (next() < 0.15) {
          // Put back to an earlier state: whatever it had of some uploads is gone.
          for (const name of here.uploads.keys()) if (next() < 0.5) here.uploads.delete(name);
          here.set({ epoch: `life ${round}` });
        }
        if (next() < 0.1) here.pass(20 * DAY_MS);
        await runs(here, 3);
        // At no moment is a photo called sent that the server, in the life in which it took it, has not whole.
        for (const { state, id, sentEpoch } of here.rows.values()) {
          if (state === 'sent' && sentEpoch === (await here.ports.texts.epoch()))
            expect(here.arrived(id), `${seed}`).toBe(true);
        }
      }
      here.set({ isDown: false, whole: true, textUnderWay: false, lucky: true });
      await runs(here, 12);
      expect(
        ids.filter((id) => !here.arrived(id)),
        `${seed}`,
      ).toEqual([]);
      expect(
        [...here.rows.values()].every(({ state }) => state === 'sent'),
        `${seed}`,
      ).toBe(true);
      expect(here.awaited.size, `${seed}`).toBe(0);
    },
  );
});
