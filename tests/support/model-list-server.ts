import type { NetAnswer } from '../../src/data/outbox/ports.ts';

/** A server of one list of reports that says of changes what ours does, in the fewest words. */
export interface ModelServer {
  put(id: string, description: string): void;
  remove(id: string): void;
  /** As after a restored backup: no cursor of before is good any more. */
  restore(): void;
  page(account: string, since: string | undefined, etag: string | undefined): NetAnswer;
  /** What a complete copy holds: ids and descriptions. */
  held(): [string, string][];
  readonly answered: number[];
}

interface Entry {
  id: string;
  at: number;
  /** Absent: removed. */
  description?: string;
}

export function modelServer(pageSize: number): ModelServer {
  let epoch = 0;
  let time = 0;
  const entries = new Map<string, Entry>();
  const answered: number[] = [];
  const set = (id: string, description?: string) => {
    time += 1;
    entries.set(id, { id, at: time, ...(description === undefined ? {} : { description }) });
  };
  const answer = (status: number, body: unknown): NetAnswer => {
    answered.push(status);
    const text = status === 304 ? '' : JSON.stringify(body);
    return { kind: 'answered', status, text, etag: `"${text}"` };
  };
  return {
    answered,
    put: set,
    remove: (id) => set(id),
    restore: () => (epoch += 1),
    held: () =>
      [...entries.values()]
        .flatMap(({ id, description }) => (description === undefined ? [] : [[id, description] as [string, string]]))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    page(account, since, etag) {
      const own = `${epoch}/${account}/`;
      const place = since?.startsWith(own)
        ? (JSON.parse(since.slice(own.length)) as { after: number; top?: number })
        : undefined;
      const isBack = place === undefined || place.top !== undefined;
      const top = place?.top ?? time;
      const due = [...entries.values()]
        .filter(({ at, description }) =>
          isBack ? description !== undefined && at < (place?.after ?? Infinity) : at > place.after,
        )
        .toSorted((a, b) => (isBack ? b.at - a.at : a.at - b.at))
        .slice(0, pageSize);
      const more = due.length === pageSize;
      const last = due.at(-1)?.at;
      const next = isBack ? (more ? { after: last, top } : { after: top }) : { after: last ?? place.after };
      const body = {
        success: true,
        data: due.flatMap(({ id, description }) => (description === undefined ? [] : [recordOf(id, description)])),
        gone: due.flatMap(({ id, description }) => (description === undefined ? [id] : [])),
        cursor: own + JSON.stringify(next),
        more,
        ...(place === undefined ? { anew: true } : {}),
      };
      return etag === `"${JSON.stringify(body)}"` ? answer(304, body) : answer(200, body);
    },
  };
}

function recordOf(id: string, description: string) {
  return { _id: id, disasterType: 'flood', status: 'approved', displayStatus: 'active', reportedAt: '', description };
}
