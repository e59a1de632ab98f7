import type { ReportView } from '../../../contract/entities/report.ts';
import { openIncident } from '../../data/queries/lists/disasters.ts';
import { useKeptOrAsked, type Answer } from './use-kept-or-asked.ts';
import { useListCopy, type ListCopy } from './use-list-copy.ts';

const LISTS = ['reports', 'aid'] as const;
const askServer = async ({ loadDisaster }: typeof import('./ask-server.ts'), id: string) => loadDisaster(id);

export type FoundDisaster =
  | { kind: 'loading' }
  /** `isOld`: nobody could be asked whether it still is so. */
  | { kind: 'shown'; disaster: ReportView; isOld: boolean }
  /** It was merged into this one, which stands for both. */
  | { kind: 'merged'; into: ReportView }
  /** Not public, or no longer there. */
  | { kind: 'none' }
  /** Never seen on this phone, and the server does not answer. */
  | { kind: 'away' };

/**
 * One disaster's public face: at once what came with the link, then this device's copy, then, where that has none, the server.
 * One who opens it by a link from elsewhere need not wait for the whole list. `outline` came with the link.
 */
export function useDisaster(
  id: string,
  outline: ReportView | undefined,
): { found: FoundDisaster; copy: ListCopy | undefined; retry(): void } {
  const copy = useListCopy(LISTS);
  const { kept, answer, retry } = useKeptOrAsked({ id, read: () => openIncident(id), copy, askServer });
  return { found: foundIn(id, { kept, outline, answer }), copy, retry };
}

/**
 * For screens on which something is done under this very id, a place taken or a donation given: of a merged one the facts of what stands for
 * it, under the id that was asked for.
 */
export function underOwnId(id: string, found: FoundDisaster): Exclude<FoundDisaster, { kind: 'merged' }> {
  return found.kind === 'merged' ? { kind: 'shown', disaster: { ...found.into, _id: id }, isOld: false } : found;
}

interface Sources {
  kept: ReportView | null | undefined;
  outline: ReportView | undefined;
  answer: Answer<ReportView> | undefined;
}

function foundIn(id: string, { kept, outline, answer }: Sources): FoundDisaster {
  const known = kept ?? (answer?.ok === true ? answer.value : undefined);
  if (known)
    return known._id === id ? { kind: 'shown', disaster: known, isOld: false } : { kind: 'merged', into: known };
  if (answer?.ok) return { kind: 'none' };
  if (outline) return { kind: 'shown', disaster: outline, isOld: answer !== undefined };
  return { kind: answer === undefined ? 'loading' : 'away' };
}
