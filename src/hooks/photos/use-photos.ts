import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  captionPhoto,
  type KeepFailure,
  keepPhoto,
  movePhoto,
  putBackPhoto,
  type TakenPhoto,
  takeOutPhoto,
} from '../../data/commands/photos/photos.ts';
import { unlessPageEnder } from '../../data/photos/page-enders.ts';
import { whilePreparing } from '../../data/photos/in-preparation.ts';
import { photosOf, type PhotoRow } from '../../data/queries/photos.ts';
import type { TakenAt } from '../../platform/photos/exif-position.ts';
import { type PrepareFailure, preparePhoto } from '../../platform/photos/prepare-photo.ts';
import { takeShared } from '../../platform/photos/shared-photos.ts';
import { type StorageFacts, storageFacts } from '../../platform/storage.ts';
import { useQuery } from '../shared/use-query.ts';
import { useForeignHost } from './use-foreign-host.ts';
import { useSmallPictures } from './use-small-pictures.ts';

/** Why a file is not among the photos. */
export interface RefusedFile {
  name: string;
  why: PrepareFailure | KeepFailure | 'ended-page';
}

/** What a form knows of its draft; `useDraft`'s answer fits. */
interface DraftOfForm {
  read(): Promise<{ id: string }>;
  keep(): void;
  supersedes: string | undefined;
}

interface Wish {
  draft: DraftOfForm;
  /** How many the draft says that it has. */
  count: number;
  /** To be said by the draft from now on. */
  onCount(count: number): void;
  /** Photos were shared with the app. */
  isShared: boolean;
  /** They are kept. */
  onShared?(): void;
}

const none: readonly PhotoRow[] = [];

/** The photos of a form: kept on this phone from the moment they are chosen, under the id that its report or aid request will have. */
export function usePhotos({ draft, count, onCount, isShared, onShared }: Wish) {
  const [recordId, setRecordId] = useState<string>();
  const [preparing, setPreparing] = useState(0);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [places, setPlaces] = useState<readonly TakenAt[]>([]);
  const [taken, setTaken] = useState<TakenPhoto>();
  const [isNothingShared, setNothingShared] = useState(false);
  const [storage, setStorage] = useState<StorageFacts>();
  const [fresh, setFresh] = useState(none);
  const [missing, setMissing] = useState(0);
  const { supersedes } = draft;
  const mayHave = count > 0 || supersedes !== undefined;
  const found = useQuery(async () => {
    if (recordId === undefined) return undefined;
    return photosOf(supersedes === undefined ? [recordId] : [supersedes, recordId]).catch(() => none);
  }, [recordId, supersedes]);
  const rows = withFresh(found ?? none, fresh);
  const pictures = useSmallPictures(rows.map(({ id }) => id));
  const latest = useRef({ draft, onCount, onShared });
  useEffect(() => {
    latest.current = { draft, onCount, onShared };
  });

  // What an earlier visit chose.
  useEffect(() => {
    if (!mayHave) return;
    void latest.current.draft.read().then(({ id }) => setRecordId(id), console.error);
  }, [mayHave]);
  const has = rows.length + preparing;
  const wasCounted = useRef(false);
  useEffect(() => {
    if (!found) return;
    if (!wasCounted.current && preparing === 0) setMissing(Math.max(0, count - found.length));
    wasCounted.current = true;
    latest.current.onCount(has);
  }, [found, has, preparing, count]);
  // The draft says it too, in the moment in which its control is in the page: the camera may end that.
  const kept = useRef(count);
  useLayoutEffect(() => {
    if (kept.current === count) return;
    kept.current = count;
    latest.current.draft.keep();
  }, [count]);
  useEffect(() => {
    if (rows.length > 0) void storageFacts().then(setStorage);
  }, [rows.length]);

  async function add(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    setRefused([]);
    setNothingShared(false);
    setMissing(0);
    setPreparing((old) => old + files.length);
    // Said before anything is done: a phone that lacks memory ends the page at the first photo.
    latest.current.onCount(rows.length + preparing + files.length);
    const { id } = await latest.current.draft.read();
    setRecordId(id);
    // One after the other, so that it is known which one ended the page.
    let last = Promise.resolve();
    await Promise.all(
      files.map((file) => {
        last = last.then(() => addOne(id, file)).finally(() => setPreparing((old) => old - 1));
        return whilePreparing(id, () => last);
      }),
    );
  }

  async function addOne(id: string, file: File): Promise<void> {
    const refuse = (why: RefusedFile['why']) => setRefused((old) => [...old, { name: file.name, why }]);
    const prepared = await unlessPageEnder(file, () => preparePhoto(file));
    if (!prepared) return refuse('ended-page');
    if (prepared.kind !== 'prepared') return refuse(prepared.kind);
    const { takenAt: place, ...photo } = prepared.photo;
    const kept = await keepPhoto(id, photo);
    if (!kept.ok) return refuse(kept.failure);
    setFresh((old) => [...old, kept.value]);
    if (place) setPlaces((old) => [...old, place]);
  }

  const addLatest = useRef(add);
  useEffect(() => {
    addLatest.current = add;
  });
  useEffect(() => {
    if (!isShared) return;
    void takeShared(async (files) => {
      if (files.length === 0) setNothingShared(true);
      await addLatest.current(files);
    })
      .catch(() => setNothingShared(true))
      .then(() => latest.current.onShared?.());
  }, [isShared]);

  return {
    isForeign: useForeignHost(rows.length > 0),
    rows,
    preparing,
    refused,
    storage,
    isNothingShared,
    /** How many the draft was to have and this phone has not: its page was killed before they were kept. */
    missing: preparing > 0 || refused.length > 0 ? 0 : missing,
    pictures,
    /** Where cameras say that photos of this visit were taken. */
    places,
    forgetPlaces: () => setPlaces([]),
    hasTaken: taken !== undefined,
    add,
    caption: (id: string, caption: string) => void captionPhoto(id, caption).catch(console.error),
    move: (id: string, step: -1 | 1) => movePhoto(id, step),
    remove: async (id: string) => {
      const out = await takeOutPhoto(id);
      setFresh((old) => old.filter((row) => row.id !== id));
      setTaken(out);
    },
    undo: async () => {
      if (taken) await putBackPhoto(taken);
      setTaken(undefined);
    },
  };
}

/** Photos that were kept a moment ago are there before storage tells of them: their number must not fall meanwhile. */
function withFresh(found: readonly PhotoRow[], fresh: readonly PhotoRow[]): readonly PhotoRow[] {
  const known = new Set(found.map(({ id }) => id));
  return [...found, ...fresh.filter(({ id }) => !known.has(id))];
}
