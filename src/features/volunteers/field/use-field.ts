import { useEffect, useRef, useState } from 'react';
import { systemClock } from '../../../../contract/base/clock.ts';
import { dropField, noteField, noteFieldUse, wishField } from '../../../data/commands/volunteers/field-notes.ts';
import { fieldWishes, type FieldWish } from '../../../data/queries/volunteers/field-notes.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { isMeteredLink, isThinLink } from '../../../platform/link.ts';
import { storageFacts } from '../../../platform/storage.ts';
import { fieldSources, type FieldArea } from './field-sources.ts';
import { hasRoomFor, keepThings, planField, type FieldPlan, type FieldProgress } from './keep-field.ts';

export interface FieldState {
  /** `unasked`: over a thin link even the size waits for a tap. `away`: the server could not be asked. */
  plan: FieldPlan | 'unasked' | 'asking' | 'away';
  wish: FieldWish | undefined;
  /** What is under way, of what there is to fetch. */
  progress: (FieldProgress & { of: FieldPlan }) | undefined;
  /** What this phone has left, where that is not enough. */
  freeBytes: number | undefined;
  /** Was it deleted here just now? */
  isRemoved: boolean;
  check(): void;
  keep(): void;
  stop(): void;
  remove(): void;
}

interface Asked {
  plan: FieldState['plan'];
  progress?: FieldState['progress'];
  freeBytes?: number | undefined;
  isRemoved?: boolean;
}

/** What is kept for the field of one disaster, while its page is open: what was wanted and is not here yet goes on by itself, but not over a link that costs. */
export function useField(area: FieldArea, disasterType: string, sources = fieldSources): FieldState {
  const { disasterId, place, from, hasRoads, baseMap } = area;
  const account = usePerson()?.id;
  const wishes = useQuery(fieldWishes, [account]);
  const wish = wishes?.find((one) => one.disasterId === disasterId);
  const [asked, setAsked] = useState<Asked>({ plan: asksAtOnce() ? 'asking' : 'unasked' });
  const running = useRef<AbortController>(undefined);
  const asking = useRef<AbortController>(undefined);

  async function look(signal: AbortSignal): Promise<FieldPlan | undefined> {
    const plan = await planField(area, signal, sources);
    if (!signal.aborted) setAsked({ plan: plan ?? 'away' });
    return plan;
  }

  function check(signal: AbortSignal): Promise<FieldPlan | undefined> {
    setAsked({ plan: 'asking' });
    return look(signal);
  }

  async function keep(): Promise<void> {
    if (running.current) return;
    const run = new AbortController();
    running.current = run;
    asking.current?.abort();
    try {
      await keepAll(run.signal);
    } finally {
      if (running.current === run) running.current = undefined;
    }
  }

  async function keepAll(signal: AbortSignal): Promise<void> {
    const plan = await check(signal);
    if (!plan || signal.aborted) return;
    const { freeBytes } = await storageFacts();
    if (!hasRoomFor(plan.missingBytes, freeBytes)) return setAsked({ plan, freeBytes });
    try {
      await wishField({ disasterId, disasterType, place, files: plan.files }, systemClock.now());
    } catch {
      // Not even the wish has room.
      return setAsked({ plan, freeBytes: 0 });
    }
    setAsked({ plan, progress: { things: 0, bytes: 0, of: plan } });
    const end = await keepThings(plan.missing, signal, (progress) => {
      if (!signal.aborted) setAsked({ plan, progress: { ...progress, of: plan } });
    });
    // A page that was left goes on when it is opened again: only a tap on the button stops it for good.
    if (signal.aborted) return;
    await noteField(disasterId, end, plan.files);
    await check(signal);
  }

  function begin(): void {
    keep().catch((error: unknown) => {
      console.error(error);
      setAsked({ plan: 'away' });
    });
  }

  function end(): void {
    running.current?.abort();
    running.current = undefined;
  }

  useEffect(() => {
    noteFieldUse(disasterId, systemClock.now()).catch(console.error);
    return end;
  }, [disasterId]);

  const mayGoOn = wish?.state === 'wished';
  const latest = useRef({ begin, look, mayGoOn });
  useEffect(() => {
    latest.current = { begin, look, mayGoOn };
  });
  // Within some hundred metres the roads around the phone are the same. What was just begun here is a wish as well: only the first look
  // at it, or another place, is a reason to begin.
  const where = [place, from].map((one) => one && `${one.lat.toFixed(2)} ${one.lng.toFixed(2)}`).join();
  const isRead = wishes !== undefined;
  useEffect(() => {
    if (!isRead || running.current || !asksAtOnce()) return undefined;
    const ask = new AbortController();
    asking.current = ask;
    if (latest.current.mayGoOn && navigator.onLine && !isMeteredLink()) latest.current.begin();
    else latest.current.look(ask.signal).catch(console.error);
    return () => ask.abort();
  }, [isRead, where, hasRoads, baseMap]);

  return {
    plan: asked.plan,
    wish,
    progress: asked.progress,
    freeBytes: asked.freeBytes,
    isRemoved: asked.isRemoved === true,
    check: () => void check(new AbortController().signal).catch(console.error),
    keep: begin,
    stop: () => {
      end();
      noteField(disasterId, 'cancelled').catch(console.error);
      check(new AbortController().signal).catch(console.error);
    },
    remove: () => {
      end();
      dropField(disasterId)
        .then(() => check(new AbortController().signal))
        .then(() => setAsked((before) => ({ ...before, isRemoved: true })))
        .catch(console.error);
    },
  };
}

/** The list of what there is costs a thin link more than somebody who only reads this page would pay. Without a network it is the phone's own. */
function asksAtOnce(): boolean {
  return !navigator.onLine || !isThinLink();
}
