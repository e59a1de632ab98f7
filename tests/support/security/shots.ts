import { createHash, randomUUID } from 'node:crypto';
import * as OTPAuth from 'otpauth';
import { leaveTokenOf } from '../../../server/newsletter/leave-token.ts';
import { aid, batchItem, contact, report, roadBlock, subscription } from '../server/bodies.ts';
import { testAccounts } from '../server/test-accounts.ts';
import { aidShots } from './aid-shots.ts';
import { deviceShots } from './device-shots.ts';
import { fundShots } from './fund-shots.ts';
import { askCall } from './ask-call.ts';
import { makeApproved, makePerson, newPassword, signInAs, type TestPerson } from '../server/people.ts';
import type { Scene, Shooter, Shot } from './scene.ts';
import { givingShots } from './giving-shots.ts';
import { photoShots } from './photo-shots.ts';
import { reportActShots } from './report-act-shots.ts';
import { volunteerShots } from './volunteer-shots.ts';
import { profileShots } from './profile-shots.ts';
import { trackShots } from './track-shots.ts';

const secret = 'a claim secret of one phone';
const keyed = (id: string) => ({ headers: { 'idempotency-key': id } });
const nothing: Shot = () => ({});

/** A request that is right in itself for each call, about what is the caller's own or somebody else's. */
export const shots: Readonly<Record<string, Shot>> = {
  reportDisaster: creating('reportDisaster', report),
  requestAid: creating('requestAid', aid),
  sendContactMessage: creating('sendContactMessage', contact),
  listMessages: nothing,
  async markMessage({ scene }) {
    const id = randomUUID();
    await askCall(scene.app.url, 'sendContactMessage', { body: contact, ...keyed(id) });
    return { body: { messageId: id, state: 'answered' } };
  },
  async subscribeNewsletter({ scene, whose }) {
    const id = randomUUID();
    const wish = () => ({ ...subscription, email: `n.${randomUUID()}@example.org` });
    if (whose === 'others') await askCall(scene.app.url, 'subscribeNewsletter', { body: wish(), ...keyed(id) });
    return { body: wish(), ...keyed(id) };
  },
  async confirmNewsletter({ scene, whose }) {
    if (whose === 'others') return { body: { token: 'x'.repeat(43) } };
    const token = randomUUID();
    await addSubscription(scene, createHash('sha256').update(token).digest('hex'));
    return { body: { token } };
  },
  async leaveNewsletter({ scene, whose }) {
    const id = await addSubscription(scene, randomUUID());
    const token = leaveTokenOf(testAccounts.vault, id);
    return { body: { token: whose === 'own' ? token : `${randomUUID()}${token.slice(36)}` } };
  },
  async leaveNewsletterByMail({ scene, whose }) {
    const id = await addSubscription(scene, randomUUID());
    const token = leaveTokenOf(testAccounts.vault, id);
    return { id: whose === 'own' ? token : `${randomUUID()}${token.slice(36)}` };
  },
  listNewsletters: nothing,
  sendNewsletter: () => ({ body: { id: randomUUID(), subject: 'News', text: 'Boats are on their way.' } }),
  listReports: nothing,
  listAid: nothing,
  listNgos: nothing,
  reportRoadBlock: () => ({ body: roadBlock }),
  async actOnRoadBlock({ scene }) {
    const id = randomUUID();
    const { token } = scene.people.volunteer;
    await askCall(scene.app.url, 'reportRoadBlock', { token, body: roadBlock, ...keyed(id) });
    return { body: { act: 'confirm', roadBlockId: id, seen: 'reported' } };
  },
  listRoadBlocks: nothing,
  getReportIndex: nothing,
  countDisasters: () => ({ query: '?degrees=10&box=-90,-180,90,180' }),
  findDisasters: nothing,
  async findNeeds({ scene, whose }) {
    const id = await newReport(scene);
    if (whose === 'own') {
      const { token } = scene.people.admin;
      await askCall(scene.app.url, 'updateReport', { token, id, body: { status: 'approved' } });
    }
    return { id };
  },
  askAssistant: () => ({ body: { messages: [{ role: 'user', content: 'Where is it safe?' }] } }),
  translateReport: async ({ scene }) => ({ id: await newReport(scene), body: { language: 'hi' } }),
  listChanges: () => ({ id: 'reports' }),
  async getDisaster({ scene, whose }) {
    const id = randomUUID();
    const claimSecretHash = createHash('sha256').update(secret).digest('hex');
    await askCall(scene.app.url, 'reportDisaster', { body: { ...report, claimSecretHash }, ...keyed(id) });
    return { id, headers: { 'x-claim-secret': whose === 'own' ? secret : 'somebody elses' } };
  },
  async updateReport({ scene }) {
    return { id: await newReport(scene), body: { status: 'approved' } };
  },
  async resolveReport({ scene }) {
    const id = await newReport(scene);
    const resolvedAt = new Date().toISOString();
    const { token } = scene.people.admin;
    await askCall(scene.app.url, 'updateReport', { token, id, body: { status: 'approved' } });
    await askCall(scene.app.url, 'updateReport', { token, id, body: { status: 'rejected', resolvedAt } });
    return { id, body: { status: 'resolved', resolvedAt } };
  },
  ...volunteerShots,
  ...aidShots,
  ...givingShots,
  ...photoShots,
  deliverOutbox({ scene, me, whose }) {
    const owner = whose === 'own' ? me?.id : scene.victim.id;
    const item =
      owner === undefined
        ? batchItem(randomUUID(), 'reportDisaster', report)
        : batchItem(randomUUID(), 'updateAccount', newName('Mallory'));
    return { body: { items: [item], ...(owner === undefined ? {} : { owner }) } };
  },
  verifyReceipts: () => ({ body: { ids: [randomUUID()] } }),
  async login({ scene, me, whose }) {
    const { email, password } = whose === 'own' ? (me ?? scene.people.volunteer) : scene.victim;
    return { body: { email, password: whose === 'own' ? password : newPassword() } };
  },
  register: () => ({
    body: { name: 'Mallory', email: `m.${randomUUID()}@example.org`, password: newPassword(), role: 'volunteer' },
  }),
  async logout({ scene, me }) {
    const { logoutKey } = await signInAs(scene.app, me ?? scene.people.volunteer);
    return { body: { logoutKey } };
  },
  forgotPassword: ({ scene, me }) => ({ body: { email: (me ?? scene.victim).email } }),
  async resetPassword({ scene, whose }) {
    if (whose === 'others') return { body: { token: 'x'.repeat(43), password: newPassword() } };
    const { id } = await makePerson(scene.app, 'volunteer');
    const { json } = await askCall(scene.app.url, 'issueResetLink', { token: scene.people.admin.token, id });
    const { link = '' } = json['data'] as { link?: string };
    return { body: { token: link.split('#')[1], password: newPassword() } };
  },
  getAccount: nothing,
  async updateAccount({ scene, whose }) {
    const id = randomUUID();
    const body = newName(scene.victim.name);
    if (whose === 'others')
      await askCall(scene.app.url, 'updateAccount', { token: scene.victim.token, body, ...keyed(id) });
    return { body, ...keyed(id) };
  },
  askToVolunteer: nothing,
  async changeEmail(shooter) {
    const { token, password } = await twinOf(shooter);
    return { token, body: { password, email: `${randomUUID()}@example.org` } };
  },
  async changePassword(shooter) {
    const { token, password } = await twinOf(shooter);
    return { token, body: { password, newPassword: newPassword() } };
  },
  listSessions: nothing,
  async endSession({ scene, me, whose }) {
    const { sessionId } = whose === 'own' ? await signInAs(scene.app, me ?? scene.victim) : scene.victim;
    return { id: sessionId };
  },
  async endAllSessions(shooter) {
    const { token } = await twinOf(shooter);
    return { token };
  },
  exportAccount: nothing,
  async deleteAccount(shooter) {
    const { token, password } = await twinOf(shooter);
    return { token, body: { password } };
  },
  beginSecondStep: ({ scene, me }) => ({ body: { password: (me ?? scene.victim).password } }),
  async confirmSecondStep(shooter) {
    if (shooter.rank !== 'admin') return { body: { code: '000000' } };
    const { token, password } = await twinOf(shooter);
    const { json } = await askCall(shooter.scene.app.url, 'beginSecondStep', { token, body: { password } });
    return { token, body: { code: codeOf(json) } };
  },
  async endSecondStep(shooter) {
    const { me, scene } = shooter;
    if (shooter.rank !== 'admin') return { body: { password: (me ?? scene.victim).password, code: '000000' } };
    const { token, password } = await twinOf(shooter);
    const begun = await askCall(scene.app.url, 'beginSecondStep', { token, body: { password } });
    const confirmed = await askCall(scene.app.url, 'confirmSecondStep', { token, body: { code: codeOf(begun.json) } });
    const [code] = (confirmed.json['data'] as { recoveryCodes: string[] }).recoveryCodes;
    return { token, body: { password, code } };
  },
  listApprovals: nothing,
  async decideApproval({ scene, rank }) {
    const { id } = rank === 'admin' ? await makePerson(scene.app, 'ngo') : scene.people.pendingVolunteer;
    return { id, body: { decision: 'approve' } };
  },
  findAccounts: ({ scene }) => ({ query: `?search=${encodeURIComponent(scene.victim.email)}` }),
  issueResetLink: ({ scene }) => ({ id: scene.victim.id }),
  readAudit: ({ scene }) => ({ query: `?about=${scene.victim.id}` }),
  async actOnAccount({ scene, rank }) {
    const { id } = rank === 'admin' ? await makePerson(scene.app, 'ngo') : scene.people.pendingVolunteer;
    return { body: { act: 'decide', accountId: id, decision: 'approve', seen: 'pending' } };
  },
  getOverview: nothing,
  findReports: ({ scene }) => ({ query: `?search=${encodeURIComponent(scene.victim.name)}` }),
  followNews: nothing,
  getHealth: nothing,
  getLiveness: nothing,
  getCapabilities: nothing,
  getConfig: nothing,
  getFigures: nothing,
  getLedgerCheckpoint: nothing,
  getLedgerTile: async ({ scene }) => ({ id: await begunLedger(scene, 'entries/000.p/1') }),
  getLedgerProof: async ({ scene }) => ({ id: await begunLedger(scene, '0') }),
  getLedgerFile: nothing,
  getOpenApi: nothing,
  ...fundShots,
  ...profileShots,
  ...deviceShots,
  ...trackShots,
  ...reportActShots,
};

/** A log is never empty: it begins, once somebody asks for it, with an entry about itself. */
async function begunLedger({ app }: Scene, id: string): Promise<string> {
  await askCall(app.url, 'getLedgerCheckpoint');
  return id;
}

/** `others`: under the id of an item that somebody else sent before, with another content. */
function creating(name: 'reportDisaster' | 'requestAid' | 'sendContactMessage', body: object): Shot {
  return async ({ scene, whose }) => {
    const id = randomUUID();
    if (whose === 'others') await askCall(scene.app.url, name, { body, ...keyed(id) });
    return { body: { ...body, name: whose === 'own' ? 'Meera' : 'Mallory' }, ...keyed(id) };
  };
}

/** One whose owner was asked by mail just now. */
async function addSubscription({ app }: Scene, confirmHash: string): Promise<string> {
  const id = randomUUID();
  await askCall(app.url, 'subscribeNewsletter', {
    body: { ...subscription, email: `n.${id}@example.org` },
    ...keyed(id),
  });
  await app.query(
    `UPDATE newsletter_subscriptions SET state = 'asked', asked_at = now(), confirm_hash = $2 WHERE id = $1`,
    [id, confirmHash],
  );
  return id;
}

function newName(name: string) {
  return { name, changedAt: new Date().toISOString() };
}

async function newReport({ app }: Scene): Promise<string> {
  const id = randomUUID();
  await askCall(app.url, 'reportDisaster', { body: report, ...keyed(id) });
  return id;
}

/** Another account of the same rank, for a call after which it is no longer what it was. */
async function twinOf({ scene, rank, me }: Shooter): Promise<Partial<TestPerson>> {
  if (me === undefined) return { password: scene.victim.password };
  return rank === 'pending' || rank === 'anonymous'
    ? makePerson(scene.app, 'volunteer')
    : makeApproved(scene.app, rank);
}

function codeOf(json: Record<string, unknown>): string {
  const { uri } = json['data'] as { uri: string };
  return OTPAuth.URI.parse(uri).generate();
}
