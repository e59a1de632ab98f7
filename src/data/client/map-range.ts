const TIME_LIMIT_MS = 15_000;

/** A part of one state of a file. */
export interface MapRange {
  /** Empty where its server does not say. */
  state: string;
  offset: number;
  length: number;
}

export interface MapBytes {
  data: ArrayBuffer;
  /** Which state of the file they are of; absent where its server does not say. */
  etag?: string;
}

const TOO_MANY = 429;
const LEAST_TROUBLE = 500;

/** Its server answered, but not with a part of the file. */
export class NoPart extends Error {
  /** Another try will not help. */
  readonly isFinal: boolean;

  constructor(status: number) {
    super(`no part of a file, but ${status}`);
    this.isFinal = status < LEAST_TROUBLE && status !== TOO_MANY;
  }
}

/** The bytes from the server: no more than were asked for. */
export async function fetchRange(
  url: string,
  { offset, length }: Pick<MapRange, 'offset' | 'length'>,
  signal: AbortSignal = AbortSignal.timeout(TIME_LIMIT_MS),
): Promise<MapBytes> {
  const answer = await fetch(url, {
    headers: { range: `bytes=${offset}-${offset + length - 1}` },
    credentials: 'omit',
    cache: 'no-store',
    signal,
  });
  // Anything else may be the whole file, or a page of a captive portal.
  if (answer.status !== 206) {
    await answer.body?.cancel();
    throw new NoPart(answer.status);
  }
  const data = await answer.arrayBuffer();
  if (data.byteLength > length) throw new Error('more than was asked for');
  const etag = stateOf(answer.headers);
  return { data, ...(etag !== undefined && { etag }) };
}

/** By which a part lies in a cache of the browser. */
export function rangeName(url: string, range: MapRange): string {
  return `${namesOf(url)}${encodeURIComponent(range.state)}${nameEnd(range)}`;
}

export function nameEnd({ offset, length }: Pick<MapRange, 'offset' | 'length'>): string {
  return `&kept-offset=${offset}&kept-length=${length}`;
}

/** What the names of all parts of this file begin with. */
export function namesOf(url: string): string {
  return `${url}?kept-state=`;
}

export function rangeOf(name: string): MapRange {
  const { searchParams } = new URL(name);
  return {
    state: searchParams.get('kept-state') ?? '',
    offset: Number(searchParams.get('kept-offset')),
    length: Number(searchParams.get('kept-length')),
  };
}

/** A server of another origin may let pages read the date of the file alone. */
function stateOf(headers: Headers): string | undefined {
  const etag = headers.get('etag');
  return (etag?.startsWith('W/') ? undefined : etag) ?? headers.get('last-modified') ?? undefined;
}
