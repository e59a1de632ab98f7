import { referenceOf } from '../../../contract/reference.ts';
import { PLACE, RARE } from './fill-reports.ts';
import { RARE_NAME, VOLUNTEERS_AT } from './fill-people.ts';

export interface Answer {
  data?: unknown[] & { totalDisasters?: unknown; near?: unknown };
  next?: string;
  cursor?: string;
  more?: boolean;
}

/** One server with so many reports, and who asks it. */
export interface Filled {
  size: number;
  /** A report in the middle, of which a full page of acts is known. */
  marked: string;
  /** One that volunteers are near. */
  alerted: string;
  ask(path: string): Promise<Answer>;
}

export interface Question {
  name: string;
  path(filled: Filled): string | Promise<string>;
  isRight(json: Answer): boolean;
  /** It counts: that takes as long as there is to count. */
  grows?: true;
}

const fullPage = (json: Answer) => json.data?.length === 100;
const few = (json: Answer) => json.data?.length === 50;
const one = (json: Answer) => json.data?.length === 1;
const none = (json: Answer) => json.data?.length === 0;

export const START = Date.UTC(2026, 0, 1);
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
export const packed = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');
const iso = (ms: number) => new Date(ms).toISOString();
const reports = (query: string) => () => `/api/report/find?${query}`;
const aid = (query: string) => () => `/api/aid/find?${query}`;

/** Each finds as much however many there are. */
export const adminQuestions: readonly Question[] = [
  { name: 'reports, newest page', path: reports(''), isRight: fullPage },
  {
    name: 'reports, a page in the middle',
    path: ({ size, marked }) => `/api/report/find?cursor=${packed([START + (size / 2) * 1000, marked])}`,
    isRight: fullPage,
  },
  { name: 'reports, pending', path: reports('status=pending&lane=main'), isRight: fullPage },
  { name: 'reports, put aside', path: reports('status=pending&lane=triage'), isRight: fullPage },
  { name: 'reports, type', path: reports('type=fire'), isRight: fullPage },
  { name: 'reports, severity and status', path: reports('severity=critical&status=active'), isRight: fullPage },
  { name: 'reports, type and severity', path: reports('type=fire&severity=critical'), isRight: fullPage },
  { name: 'reports, within 20 km', path: reports(`lati=${PLACE.lat}&long=${PLACE.lng}&radiusKm=20`), isRight: few },
  {
    name: 'reports, of two minutes long ago',
    path: ({ size }) => {
      const from = START + size * 500;
      return `/api/report/find?from=${iso(from)}&to=${iso(from + 120_000)}`;
    },
    isRight: fullPage,
  },
  { name: 'reports, a rare word', path: reports(`search=${RARE}`), isRight: few },
  { name: 'reports, a common word', path: reports('search=water'), isRight: fullPage },
  { name: 'reports, a rare and a common word', path: reports(`search=water%20${RARE}`), isRight: few },
  {
    name: 'reports, a common word of one type',
    path: reports('search=water&type=fire&status=pending'),
    isRight: fullPage,
  },
  { name: 'reports, a word of no report', path: reports('search=quetzalcoatl'), isRight: none },
  {
    name: 'reports, a reference',
    path: ({ marked }) => `/api/report/find?search=${referenceOf(marked)}`,
    isRight: one,
  },
  { name: 'report with its contact', path: ({ marked }) => `/api/report/getdisaster/${marked}`, isRight: Boolean },
  { name: 'report, a page of its history', path: ({ marked }) => `/api/history/${marked}`, isRight: fullPage },
  { name: 'aid, newest page', path: aid(''), isRight: fullPage },
  { name: 'aid, active and unclaimed', path: aid('unclaimed=true'), isRight: fullPage },
  { name: 'aid, a rare word', path: aid(`search=${RARE}`), isRight: few },
  { name: 'aid, a common word', path: aid('search=water'), isRight: fullPage },
  { name: 'aid, a rare and a common word', path: aid(`search=water%20${RARE}`), isRight: few },
  { name: 'aid, a word of no request', path: aid('search=quetzalcoatl'), isRight: none },
  { name: 'accounts that wait', path: () => '/api/approvals', isRight: fullPage },
  { name: 'volunteers decided', path: () => '/api/approvals?status=approved&role=volunteer', isRight: fullPage },
  { name: 'accounts, a name', path: () => `/api/accounts?search=${RARE_NAME}`, isRight: few },
  { name: 'accounts, a name of nobody', path: () => '/api/accounts?search=Meera', isRight: none },
  { name: 'messages', path: () => '/api/contact/all', isRight: fullPage },
  { name: 'audit', path: () => '/api/audit', isRight: fullPage },
  { name: 'changes, first page', path: () => '/api/changes/reports', isRight: fullPage },
  {
    name: 'changes, a page in the middle',
    path: async ({ ask, size }) => `/api/changes/reports?since=${await cursorAt(ask, 'back', START + size * 500)}`,
    isRight: fullPage,
  },
  {
    name: 'changes, a delta of a hundred',
    path: async ({ ask, size }) =>
      `/api/changes/reports?since=${await cursorAt(ask, 'on', START + (size - 100) * 1000)}`,
    isRight: fullPage,
  },
  {
    name: 'changes, nothing new',
    path: async ({ ask }) => `/api/changes/reports?since=${await cursorAt(ask, 'on', Date.now() - 120_000)}`,
    isRight: none,
  },
  { name: 'changes of aid, first page', path: () => '/api/changes/aid', isRight: fullPage },
  {
    name: `alert, whom it reaches within 25 km of ${VOLUNTEERS_AT.lat}, ${VOLUNTEERS_AT.lng}`,
    path: ({ alerted }) => `/api/notification/reach/${alerted}?radiusKm=25`,
    isRight: ({ data }) => Number(data?.near) > 400,
  },
  {
    name: 'alert, whom it reaches within 2,000 km: all',
    path: ({ alerted }) => `/api/notification/reach/${alerted}?radiusKm=2000`,
    isRight: ({ data }) => Number(data?.near) > 400,
    grows: true,
  },
  {
    name: 'overview',
    path: () => '/api/overview',
    isRight: ({ data }) => data?.totalDisasters !== undefined,
    grows: true,
  },
];

/** As a phone has it that took part of the list, or all of it: written here, for taking a million reports is another bench's matter. */
export async function cursorAt(
  ask: Filled['ask'],
  way: 'back' | 'on',
  atMs: number,
  list = 'reports',
): Promise<string> {
  const { cursor = '' } = await ask(`/api/changes/${list}?limit=1`);
  const [epoch, viewer, , , , topMs] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
  return packed([epoch, viewer, way, atMs, FIRST_ID, ...(way === 'back' ? [topMs] : [])]);
}
