import { referenceOf } from '../../../contract/reference.ts';
import { adminQuestions, cursorAt, packed, START, type Answer } from './admin-questions.ts';
import { PLACE, RARE } from './fill-reports.ts';
import { RARE_DONOR } from './fill-work.ts';

type Role = 'admin' | 'volunteer' | 'ngo' | 'donor';

/** A server that was filled, whom to ask about on it, and who asks. */
export interface Filled {
  size: number;
  people: number;
  /** A report in the middle, of which a full page of acts is known. */
  marked: string;
  /** One that volunteers are near. */
  alerted: string;
  /** An active one that very much is asked for around. */
  needy: string;
  /** An aid request in the middle. */
  asking: string;
  /** The volunteer who asks, who is at work, and where. */
  busy: string;
  workplace: string;
  /** The NGO that asks. */
  taker: string;
  campaign: string;
  donation: string;
  /** A disaster that an alert was sent for, one with photos, one with messages. */
  sentFor: string;
  pictured: string;
  spoken: string;
  /** Sessions. */
  tokens: Readonly<Record<Role, string>>;
  /** The proofs of a report and an aid request. */
  own: readonly object[];
  ask(path: string, how?: { as?: Role | undefined; body?: object | undefined }): Promise<Answer>;
}

/** What phones and helpers ask: one page, one record, or a few of their own. */
export interface Question {
  name: string;
  ask(filled: Filled): Promise<Answer>;
}

const FIRST_UUID = '00000000-0000-4000-8000-000000000000';
const get =
  (path: string, as?: Role): Question['ask'] =>
  (filled) =>
    filled.ask(path, { as });
const of =
  (path: (filled: Filled) => string, as?: Role): Question['ask'] =>
  (filled) =>
    filled.ask(path(filled), { as });
const post =
  (path: string, body: (filled: Filled) => object, as?: Role): Question['ask'] =>
  (filled) =>
    filled.ask(path, { as, body: body(filled) });
/** A cursor of rows a second apart, in their middle. */
const middle = (rows: number) => packed([START + rows * 500, FIRST_UUID]);
const changes =
  (list: string, way: 'back' | 'on', seconds: (filled: Filled) => number, as?: Role): Question['ask'] =>
  async (filled) => {
    const since = await cursorAt((path) => filled.ask(path, { as }), way, START + seconds(filled) * 1000, list);
    return filled.ask(`/api/changes/${list}?since=${since}`, { as });
  };

/** All of the part of a list that a phone keeps, page after page. */
const part =
  (path: string, as?: Role): Question['ask'] =>
  async ({ ask }) => {
    let answer = await ask(path, { as });
    while (answer.more === true) answer = await ask(`${path}&since=${answer.cursor}`, { as });
    return answer;
  };

const lists: readonly Question[] = [
  { name: 'reports for a volunteer', ask: get('/api/report/getreport?limit=100', 'volunteer') },
  {
    name: 'reports for a volunteer, the middle',
    ask: of(({ size }) => `/api/report/getreport?limit=100&cursor=${middle(size)}`, 'volunteer'),
  },
  { name: 'all reports', ask: get('/api/report/getreport?limit=100', 'admin') },
  { name: 'public aid', ask: get('/api/aid/all?limit=100') },
  { name: 'public aid, the middle', ask: of(({ size }) => `/api/aid/all?limit=100&cursor=${middle(size)}`) },
  { name: 'aid for an NGO', ask: get('/api/aid/all?limit=100', 'ngo') },
  { name: 'public NGOs', ask: get('/api/ngos/getallngo?limit=100') },
  { name: 'NGOs, a name', ask: get('/api/ngo/find?search=Relief', 'admin') },
  { name: 'NGOs of a category', ask: get('/api/ngo/find?category=Shelter&scope=Local') },
  { name: 'towns', ask: get('/api/ngos/towns?search=Town', 'ngo') },
  { name: 'disasters around a place', ask: get('/api/report/index?square=20,80') },
  { name: 'disasters of the Earth', ask: get('/api/report/index') },
  { name: 'cells of the Earth', ask: get('/api/report/cells?degrees=10&box=-90,-180,90,180') },
  { name: 'cells of a country', ask: get('/api/report/cells?degrees=2&box=5,65,35,95') },
  { name: 'cells of a province, floods', ask: get('/api/report/cells?degrees=0.5&box=12,72,22,82&type=flood') },
  { name: 'confirmed disasters', ask: get('/api/report/find-disasters') },
  {
    name: 'confirmed disasters of a type, for a volunteer',
    ask: get('/api/report/find-disasters?type=fire', 'volunteer'),
  },
  {
    name: 'confirmed disasters, type and severity',
    ask: get('/api/report/find-disasters?type=fire&severity=critical'),
  },
  { name: 'confirmed disasters around a place', ask: get('/api/report/find-disasters?lati=20&long=80&radiusKm=50') },
  {
    name: 'confirmed disasters around a place where few are',
    ask: get(`/api/report/find-disasters?lati=${PLACE.lat}&long=${PLACE.lng}&radiusKm=50`),
  },
  { name: 'confirmed disasters where none are', ask: get('/api/report/find-disasters?lati=-30&long=20&radiusKm=150') },
  {
    name: 'confirmed disasters, a page deep in',
    ask: of(({ size }) => `/api/report/find-disasters?cursor=${packed(['active', START + size * 300, FIRST_UUID])}`),
  },
  {
    name: 'confirmed disasters, the last of those that are over',
    ask: get(`/api/report/find-disasters?cursor=${packed(['resolved', START + 5_000, FIRST_UUID])}`),
  },
  { name: 'what is needed around a disaster', ask: of(({ needy }) => `/api/report/needs/${needy}`) },
  { name: 'road blocks', ask: get('/api/roads') },
  { name: 'road blocks, of an admin', ask: get('/api/roads', 'admin') },
  { name: 'aid, urgent and unclaimed', ask: get('/api/aid/find?unclaimed=true&urgent=true', 'admin') },
  { name: 'aid, the middle', ask: of(({ size }) => `/api/aid/find?cursor=${middle(size)}`, 'admin') },
  { name: 'aid, unconfirmed deliveries', ask: get('/api/aid/find?unconfirmed=true', 'admin') },
  { name: 'messages, a common word', ask: get('/api/contact/all?search=open', 'admin') },
  { name: 'messages, a word of none', ask: get(`/api/contact/all?search=${RARE}`, 'admin') },
  { name: 'newsletters', ask: get('/api/newsletter/all', 'admin') },
];

const deltas: readonly Question[] = [
  ...([undefined, 'volunteer', 'ngo', 'admin'] as const).flatMap((as) =>
    (['reports', 'aid'] as const).flatMap((list): Question[] => {
      const who = `${list} of ${as === undefined ? 'the public' : `a ${as}`}`;
      return [
        { name: `changes of ${who}`, ask: get(`/api/changes/${list}`, as) },
        { name: `changes of ${who}, the middle`, ask: changes(list, 'back', ({ size }) => size / 2, as) },
        { name: `changes of ${who}, a delta`, ask: changes(list, 'on', ({ size }) => size - 200, as) },
      ];
    }),
  ),
  { name: 'reports that a visitor keeps', ask: part('/api/changes/reports?most=500') },
  { name: 'reports that a visitor keeps, around a place', ask: part('/api/changes/reports?most=500&square=20,80') },
  { name: 'reports that a volunteer keeps', ask: part('/api/changes/reports?most=500&square=20,80', 'volunteer') },
  { name: 'reports that an admin keeps', ask: part('/api/changes/reports?most=300', 'admin') },
  { name: 'aid that an NGO keeps', ask: part('/api/changes/aid?most=500&square=20,80', 'ngo') },
  { name: 'aid that an admin keeps', ask: part('/api/changes/aid?most=300', 'admin') },
  { name: 'NGOs that a visitor keeps', ask: part('/api/changes/ngos?most=200') },
  { name: 'changes of NGOs', ask: get('/api/changes/ngos') },
  { name: 'changes of NGOs, a delta', ask: changes('ngos', 'on', ({ people }) => people - 200) },
];

const details: readonly Question[] = [
  { name: 'a report', ask: of(({ marked }) => `/api/report/getdisaster/${marked}`) },
  { name: 'its photos', ask: of(({ pictured }) => `/api/records/${pictured}/photos`, 'admin') },
  { name: 'its messages', ask: of(({ spoken }) => `/api/records/${spoken}/messages`, 'admin') },
  { name: 'its team', ask: of(({ workplace }) => `/api/volunteer/team/${workplace}`, 'volunteer') },
  { name: 'an NGO', ask: post('/api/ngos/getngo', ({ taker }) => ({ id: taker })) },
  { name: 'work of an NGO', ask: get('/api/ngos/work', 'ngo') },
  { name: 'deliveries of an NGO', ask: get('/api/deliveries', 'ngo') },
  { name: 'deliveries', ask: get('/api/deliveries', 'admin') },
  { name: 'deliveries to one request', ask: of(({ asking }) => `/api/deliveries?aidId=${asking}`, 'admin') },
  { name: 'deliveries awaited', ask: post('/api/deliveries/awaited', ({ own }) => ({ records: own.slice(1) })) },
  { name: 'records tracked', ask: post('/api/track/own', ({ own }) => ({ records: own })) },
  {
    name: 'a record looked up',
    ask: post('/api/track/lookup', ({ marked, size }) => ({
      reference: referenceOf(marked),
      phone: `+44 7700 ${size / 2 + 1}`,
    })),
  },
  { name: 'a desk', ask: get('/api/volunteer/desk', 'volunteer') },
  { name: 'a volunteer', ask: post('/api/volunteers/getvoldetails', ({ busy }) => ({ id: busy }), 'admin') },
  {
    name: 'where a volunteer stands',
    ask: post(
      '/api/volunteer/check-status',
      ({ busy, workplace }) => ({ disasterId: workplace, id: busy }),
      'volunteer',
    ),
  },
  { name: 'work that waits', ask: get('/api/volunteer/reported', 'admin') },
  { name: 'work that is over', ask: get('/api/volunteer/reported?state=completed', 'admin') },
  { name: 'work, a name', ask: get('/api/volunteer/reported?state=completed&search=Oyelaran', 'admin') },
  { name: 'how an alert goes', ask: of(({ sentFor }) => `/api/notification/progress/${sentFor}`, 'admin') },
  { name: 'outcomes of acts', ask: get('/api/acts/outcomes', 'admin') },
];

const donations = (query: string) => get(`/api/payment/admin/find?${query}`, 'admin');
const money: readonly Question[] = [
  { name: 'funds', ask: get('/api/funds') },
  { name: 'funds of a campaign', ask: of(({ campaign }) => `/api/funds/campaign/${campaign}`) },
  { name: 'gifts of a donor', ask: get('/api/payment/mine', 'donor') },
  { name: 'a gift of a donor', ask: of(({ donation }) => `/api/payment/mine/${donation}`, 'donor') },
  { name: 'donations, listed', ask: get('/api/payment/admin/donations?limit=100', 'admin') },
  { name: 'donations', ask: donations('') },
  { name: 'donations, the largest', ask: donations('sort=largest') },
  { name: 'donations, by donor', ask: donations('sort=donor') },
  { name: 'donations, allocated', ask: donations('allocated=part') },
  {
    name: 'donations, of a campaign',
    ask: of(({ campaign }) => `/api/payment/admin/find?campaign=${campaign}`, 'admin'),
  },
  { name: 'donations, a rare word', ask: donations(`search=${RARE_DONOR}`) },
  { name: 'donations, a common word', ask: donations('search=needed') },
  { name: 'a donation', ask: of(({ donation }) => `/api/payment/admin/donations/${donation}`, 'admin') },
];

/** Each of them brings as much however many records there are. */
export const questions: readonly Question[] = [
  ...adminQuestions
    .filter(({ grows }) => grows !== true)
    .map(({ name, path }): Question => ({
      name: `admin: ${name}`,
      ask: async (filled) =>
        filled.ask(await path({ ...filled, ask: (way) => filled.ask(way, { as: 'admin' }) }), { as: 'admin' }),
    })),
  ...lists,
  ...deltas,
  ...details,
  ...money,
  { name: 'overview', ask: get('/api/overview', 'admin') },
];
