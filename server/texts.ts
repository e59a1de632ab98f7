import { entryOf } from '../contract/base/entry-of.ts';
import type {
  AccountStatus,
  ApplicationStatus,
  AidStatus,
  DeliveryStatus,
  DisplayStatus,
  PledgeState,
  Role,
  WorkState,
} from '../contract/enumerations.ts';
import { actLimits } from '../contract/act-limits.ts';
import { rupeesText } from '../contract/base/rupees-text.ts';
import { limits } from '../contract/limits.ts';
import type { NeedStatus } from '../contract/policies/aid-states.ts';

const roleNames: Readonly<Record<Role, string>> = {
  volunteer: 'a volunteer',
  ngo: 'an organization',
  admin: 'an administrator',
};

const workNames: Readonly<Record<WorkState, string>> = {
  accepted: 'accepted',
  'on-the-way': 'under way',
  arrived: 'under way',
  done: 'reported done',
  completed: 'completed',
  'not-confirmed': 'not confirmed',
  withdrawn: 'withdrawn',
  released: 'released',
  ended: 'ended',
  declined: 'declined',
};

const needNames: Readonly<Record<NeedStatus, string>> = {
  pending: 'open',
  'partially-fulfilled': 'partly fulfilled',
  fulfilled: 'fulfilled',
};

/** As people read a time of the server. */
const when = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

const leftOf = (amount: number, what: string) =>
  amount > 0 ? `Only ${rupeesText(amount)} of ${what}.` : `Nothing of ${what}.`;

const SOMEBODY = 'Somebody';

const mapFaults = {
  unreadable: 'is not there, or cannot be read',
  empty: 'is empty',
  'not PMTiles': 'is no PMTiles file of version 3',
  pictures: 'has pictures or tiles of another kind, not vector tiles',
};

/** The server's own sentences: what went wrong and, where there is one, the way on. */
/** Why nothing can be kept, by the code of PostgreSQL, of Node or of ours. */
const reasons = {
  '53100': 'the disk of its database is full',
  '25006': 'its database is a standby',
  '26000': 'its pooler is not in session mode',
  '42P05': 'its pooler is not in session mode',
  SHARED_CONNECTION: 'its pooler is not in session mode',
  ETIMEDOUT: 'its database does not answer',
  ECONNREFUSED: 'its database is not there',
};

export const texts = {
  invalid: 'Some fields need another look.',
  badJson: 'The request body is not valid JSON.',
  badText: 'The request body is not valid UTF-8.',
  badGzip: 'The compressed request body is broken.',
  cutOff: 'The request body broke off.',
  emptyBody: 'The request has no body.',
  duplicateMember: 'The request body names a member twice.',
  badMember: 'The request body names a member that is not allowed.',
  tooDeep: `The request body nests deeper than ${limits.jsonDepth} levels.`,
  tooMany: 'The request body has too many parts.',
  tooLarge: (bytes: number) => `At most ${Math.floor(bytes / 1024)} kB fit in one request.`,
  itemTooLarge: `One item may have at most ${limits.itemBytes / 1024} kB.`,
  badKey: 'Idempotency-Key must be one UUID version 4 in lower case.',
  badId: 'The item id must be a UUID version 4 in lower case.',
  badDigest: 'The digest does not match the body.',
  badBatchDigest: 'The digest does not match the items of the batch.',
  newer: 'This server does not know that yet. It is taken once the server has been updated.',
  noSuchUpload: 'There is no such upload.',
  noSuchRecord: 'The report or request is not here.',
  notYourRecord: 'Only the phone that sent the report or request may add photos to it.',
  tooManyPhotos: 'More photos than the report or request announced.',
  otherUpload: 'Another file was announced under this id.',
  staleOffset: 'The upload stands elsewhere by now.',
  uploadComplete: 'This photo is here whole.',
  photoTooLarge: 'This photo is too large.',
  noPhoto: 'This is not a kind of photo that the server takes.',
  wrongChecksum: 'The checksum does not match what arrived.',
  badChecksum: 'The checksum is not in a form that this server takes.',
  badUpload: 'The upload is not in the form that this server takes.',
  noTranslation: 'This server translates no reports.',
  nothingToTranslate: 'This report has no words to translate.',
  noSuchPhoto: 'There is no such photo.',
  notReleasable: 'Only a photo of a report that this server has made anew can be released.',
  unknownCall: 'This call cannot wait in an outbox.',
  badEnvelope: 'The batch is not in the form that this server takes.',
  badItem: 'This item of the batch is not in the form that this server takes.',
  registered: (status: AccountStatus | undefined) =>
    status === 'approved' || status === 'donor'
      ? 'Your account is ready. You can log in now.'
      : 'Your account was made. An administrator will review it; you can log in now.',
  registeredOrMailed: 'Thank you. If this e-mail address is new here, your account is ready: you can log in now.',
  emailTaken: 'This e-mail address already has an account.',
  emailTakenSubject: 'Somebody tried to register with your e-mail address',
  emailTakenMail:
    'Somebody tried to make an account at Relief Relay with this e-mail address, which already has one. If it was you, log in, or ask for a new password. If not, there is nothing to do.',
  wrongSetupCode: 'This is not the setup code.',
  setupCodeUsed: 'The setup code is no longer good: there is an admin already. Leave it out and ask for approval.',
  commonPassword: 'Too easy to guess: this password is on lists that guessers try first.',
  ownNamePassword: 'Too easy to guess: this password is a name that belongs to you or to this app.',
  wrongSignIn: 'The e-mail address or the password is wrong.',
  wrongPassword: 'This is not your password.',
  signedIn: 'You are logged in.',
  signedOut: 'You are logged out on this device.',
  emailChanged: 'Your e-mail address was changed. Log in with the new one from now on.',
  passwordChanged: 'Your password was changed. All other devices are logged out.',
  passwordChangedMeanwhile: 'Your password was just changed on another device.',
  noSuchSession: 'This device is not logged in to your account.',
  sessionEnded: 'This device is logged out.',
  allSessionsEnded: 'All your devices are logged out.',
  nameChanged: 'Your name was changed.',
  stepTaken: 'Noted.',
  moduleLearned: 'Noted.',
  alertNoted: 'Noted.',
  unknownZone: 'a time zone that this server knows',
  deviceSaved: 'This phone is registered.',
  devicePlaced: 'Noted.',
  deviceForgotten: 'Nothing is pushed to this phone any more.',
  deviceFollows: 'This phone is told what becomes of them.',
  noPushToken: 'no token of a push service that this server sends to',
  otherPhone: 'Another phone has registered this token.',
  noOtherWay: 'Alerts by SMS or e-mail are not wanted for this account.',
  endedAddress: 'The push service says that this token has ended. Please register a new one.',
  actDone: 'Done.',
  actStoodSo: 'It was like that already.',
  noSuchWork: 'There is no such work of yours.',
  afterWithdrawal: 'Your approval was withdrawn before this step, and your place was given back with it.',
  noSuchModule: 'a module of this course',
  aadhaarAlone: 'to be sent by itself, without an idempotency key',
  bloodGroupSalted: 'to be sent with a salt of 20 random characters or more, or without an idempotency key',
  noSuchNgo: 'There is no such NGO.',
  notOwnNgo: 'An NGO can change its own profile only.',
  notAnNgo: 'Only the account of an NGO can change an NGO’s profile.',
  noSuchPerson: 'There is nobody here by this id.',
  workNotCompleted: 'A certificate is for work that is completed, and this is not yet.',
  noSuchCertificate: 'There is no such certificate.',
  certificateReplaced: 'A newer certificate took the place of this one.',
  tooManyCertificates: 'There are many certificates of this work already. Use the one that is there.',
  disasterForgotten: 'The report of this disaster was removed by request: no certificate can name it any more.',
  certificateReady: 'Your certificate is ready.',
  unsupportedScript:
    'The name has letters that this server has no font for. Print the page of the certificate instead.',
  noOwnAddress: 'The request does not name the host that it is for.',
  disasterFull: 'All places are taken. Thank you for offering.',
  disasterClosed: 'This disaster takes no volunteers any more.',
  messageReceived: 'Your message has arrived.',
  messageMarked: (isAnswered: boolean) => (isAnswered ? 'Marked as answered.' : 'Marked as open.'),
  messageAnsweredBefore: (name: string, at: string) => `${name} was first: this message was answered on ${when(at)}.`,
  noSuchMessage: 'No such message.',
  roadBlockReceived: 'Your report of the blocked road has arrived.',
  roadBlockActed: (act: 'confirm' | 'lift' | 'reopen') =>
    ({
      confirm: 'The road block is confirmed.',
      lift: 'The road block is lifted.',
      reopen: 'The road block waits for a decision again.',
    })[act],
  roadBlockActedBefore: (name: string, isLifted: boolean, at: string) =>
    `${name} was first: this road block was ${isLifted ? 'lifted' : 'confirmed'} on ${when(at)}.`,
  noSuchRoadBlock: 'There is no such road block.',
  newsletterReceived: 'Your wish for the newsletter has arrived.',
  newsletterConfirmed: 'Your address is confirmed.',
  newsletterLeft: 'Your address was deleted.',
  newsletterOnItsWay: 'The newsletter is on its way.',
  newsletterNoMail: 'This server sends no mail: set SMTP_URL and MAIL_FROM.',
  newsletterNobody: 'Nobody has confirmed an address for the newsletter yet.',
  badConfirmLink: 'This link is no longer good: it is too old, or another one took its place. Subscribe again.',
  badLeaveLink: 'This link is not whole. Copy all of it out of the mail.',
  noSuchDonation: 'No such donation.',
  noSuchAllocation: 'No such allocation.',
  donationNotPaid: 'This donation is not paid. Nothing can be done with its money.',
  fundsAllocated: (amount: number) => `${rupeesText(amount)} allocated.`,
  fundsTakenBack: (amount: number) => `${rupeesText(amount)} taken back.`,
  feeEntered: (amount: number) => `A fee of ${rupeesText(amount)} is entered.`,
  purchaseEntered: (amount: number) => `A purchase of ${rupeesText(amount)} is entered.`,
  leftUnallocated: (amount: number, underWay: number) =>
    `${leftOf(amount, 'this donation is unallocated')}${underWay > 0 ? ` ${rupeesText(underWay)} is on its way back to the donor.` : ''}`,
  leftOfAllocation: (amount: number) => leftOf(amount, 'this allocation is not spent yet'),
  onePurpose: 'only one of campaign, delivery and need',
  noActiveDisaster: 'an active disaster',
  noSuchDeliveryHere: 'a delivery that this server knows',
  noSuchNeed: 'a need of an aid request that this server knows',
  otherOwner: 'Items of an account and those without one travel in batches of their own.',
  signIn: 'Please log in.',
  forbidden: 'Your account may not do this.',
  badCursor: 'a cursor of this list',
  noSuchList: 'There is no such list.',
  noSuchAccount: 'No such account.',
  deletedAccount: 'A deleted account',
  asksForNothing: 'This account asks for no role.',
  notAboutYourself: 'Nobody decides about their own account. Another admin can.',
  decided: (status: ApplicationStatus) => (status === 'approved' ? 'Approved.' : 'Refused.'),
  decidedAlready: (status: ApplicationStatus, by = SOMEBODY, at = '') =>
    status === 'pending'
      ? 'This account waits for a decision.'
      : `${by} ${status} this account${at === '' ? '' : ` on ${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`}.`,
  decisionTakenBack: 'Undone.',
  tooLateToTakeBack: 'This decision can no longer be undone. Decide anew instead.',
  noSuchDecision: 'There is no such decision of yours.',
  resetLinkIssued: 'Give this link to its owner yourself. It is good once, for 15 minutes.',
  resetLinkMailed: 'The link is on its way to the address of the account. It is good once, for 15 minutes.',
  mailFailed: 'The mail could not be sent. Please try again.',
  forgotMailed: 'If there is an account with this address, a link to set a new password is on its way to it.',
  forgotWithoutMail: 'This server sends no mail. Ask an administrator for a link to set a new password.',
  badResetLink: 'This link is no longer good: it was used, or it is too old. Ask for a new one.',
  passwordReset: 'Your new password is set. Log in with it.',
  lastAdmin: 'The last administrator cannot leave. Approve another one first.',
  accountDeleted: 'Your account and what it held were deleted.',
  hasSecondStep: 'Two-factor login is on already. End it first.',
  noSecondStep: 'There is no two-factor login to be confirmed. Begin again.',
  codeNeeded: 'Enter the code that your authenticator app shows, or a recovery code.',
  wrongCode: 'The code is not right. Codes change every 30 seconds, and each is good once.',
  secondStepEnded: 'The login asks for no code any more.',
  slowDown: (seconds: number) =>
    `Too many tries. Please wait ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
  keyReuse: 'This id was already used for something else.',
  gone: 'This record was removed by request.',
  ownerMismatch: 'This item belongs to another account.',
  stillRunning: 'The same item is being saved right now.',
  busy: 'The server cannot save anything just now. Please try again.',
  notReady: (code: string | undefined) =>
    `The server cannot save anything just now: ${entryOf(reasons, code ?? '') ?? `saves fail (${code ?? 'no code'})`}.`,
  unsupportedType: 'Send JSON in UTF-8 (Content-Type: application/json).',
  unsupportedEncoding: 'Send the body as it is or compressed with gzip.',
  notFound: 'There is nothing here.',
  noSuchReport: 'No such report.',
  anotherAdmin: 'Another admin',
  reportStands: (status: DisplayStatus) => `This report is ${status}. That cannot be done to it now.`,
  decidedBefore: (name: string, status: DisplayStatus, at: string) =>
    `${name} was first: this report is ${status} since ${at.slice(0, 10)} ${at.slice(11, 16)} UTC. Please look at it again.`,
  revisedBefore: (name: string, at: string) =>
    `${name} was first: the facts were put right on ${at.slice(0, 10)} at ${at.slice(11, 16)} UTC. Please look at them again.`,
  describedBefore: (name: string, at: string) =>
    `${name} was first: the campaign was written on ${at.slice(0, 10)} at ${at.slice(11, 16)} UTC. Please look at it again.`,
  factsStand: 'The facts of this report are not those that you saw. Please look at them again.',
  campaignStands: 'The campaign is not the one that you saw. Please look at it again.',
  alertedBefore: (name: string, at: string) =>
    `${name} alerted volunteers to this disaster on ${at.slice(0, 10)} at ${at.slice(11, 16)} UTC. Please wait a minute before you alert them again.`,
  alertRadius: `from 1 to ${actLimits.alertRadiusKm} kilometres`,
  factsRevised: 'The facts are put right.',
  campaignWritten: 'The campaign is saved.',
  reportMerged: 'This report is part of another one. Decide that one, or unmerge this one first.',
  merged: 'Both are one now.',
  unmerged: 'It is on its own again.',
  keptApart: 'Both are kept apart.',
  notApart: 'Both may be proposed again.',
  mergeHindered: {
    dismissed: 'One of both was dismissed or closed. Bring it back first.',
    over: 'One of both is over. Please look at it again.',
    behind: 'This one is further than the other. Merge the other one into this one.',
    'in-hand': 'Organizations have both in hand. One of them has to be given back first.',
    elsewhere: 'It was merged into another one meanwhile. Please look at it again.',
    'under-way': 'A delivery to both is under way. Please unmerge them once it has arrived or was canceled.',
    away: 'The other one is not there any more.',
  },
  reportReleased: 'The report is in the main list now.',
  noSuchAid: 'No such aid request.',
  messagesFull: (most: number) => `at most ${most} messages about one record`,
  notInHand: 'You do not have it in hand any more, so your message was not passed on.',
  requirementsFull: (most: number) => `at most ${most} requirements`,
  noPlace: 'a place on earth',
  noReference: 'a reference as XXXX-XXXX',
  severalNumbers: 'one phone number',
  nothingUnderReference: 'Nothing was found under this reference and this number.',
  noSuchTaking: 'Nothing of this request was taken under this id.',
  notInLedger: 'The ledger does not have this.',
  wrongSignature: 'The signature does not fit the body.',
  noSuchCampaign: 'This disaster takes no donations now.',
  alreadyPaid: 'This donation is paid already.',
  orderMade: 'The order is ready to be paid.',
  paymentPending: 'Your payment is being confirmed.',
  noTestPayments: 'This server takes real payments: it has no test payment page.',
  notPaidYet: 'This donation is not paid: there is no receipt.',
  notPaid: 'This donation is not paid: nothing can go back.',
  atMostPaise: (paise: number) => `at most ${paise} paise`,
  refundNeedsSecondStep: 'Set up two-factor login in your account first: refunds need a code of it.',
  refunded: {
    due: 'The payment provider does not answer now. It will be told of the refund.',
    sent: 'The refund is on its way.',
    done: 'The refund was paid back.',
    failed: 'The payment provider refused the refund.',
  },
  noSuchDelivery: 'No such delivery.',
  isUnderWay: 'One of these needs is in a delivery already. Nothing was packed.',
  deliveredWrongCode: (left: number) => `Delivered. The code was not right, so it is not confirmed. ${triesLeft(left)}`,
  wrongCodeLater: (left: number) =>
    `The code is not right. The delivery stays as it is: delivered, not confirmed. ${triesLeft(left)}`,
  receiverSaidOtherwise: 'Whoever should have received it says that nothing came.',
  awaitsAnswer: 'It was handed over. Whoever asked for it is asked whether it came.',
  deliveryStands: (status: DeliveryStatus) =>
    `This delivery is ${status.replace('_', ' ')}. That cannot be done to it now.`,
  needOfThisRequest: 'a need of this request',
  onlyOfWhole: 'only where all has come',
  onlyOfPart: 'only where a part has come',
  somebody: SOMEBODY,
  somebodyElse: 'Somebody else',
  anotherOrganization: 'Another organization',
  ngoCannotTake: 'This organization cannot take requests now. Nothing was given to it.',
  aidMerged: 'This request is part of another one. Look at that one, or unmerge this one first.',
  noSuchPledge: 'Nothing was pledged to this disaster under this id.',
  pledged: 'Your people are expected.',
  notWanted: 'This disaster asks for no volunteers now.',
  answeredAlready: 'Your organization sends people already. Withdraw that first.',
  pledgeFull: 'All places are taken. Nobody of yours is expected.',
  pledgeFewer: (free: number) =>
    `Only ${free} ${free === 1 ? 'place is' : 'places are'} free by now. Nobody of yours is expected.`,
  pledgeStands: (state: PledgeState) => `This is ${state} already. Nothing was changed.`,
  aidStands: (status: AidStatus) => `This request is ${status}. That cannot be done to it now.`,
  aidStandsBy: (name: string, status: AidStatus, at: string) =>
    `${name} was first: this request is ${status} since ${when(at)}. Please look at it again.`,
  needStands: (status: NeedStatus) => `This need is ${needNames[status]}. That cannot be said of it now.`,
  needStandsBy: (name: string, status: NeedStatus, at: string) =>
    `${name} was first: this need is ${needNames[status]} since ${when(at)}. Please look at it again.`,
  lineGiven: (name: string, at: string) => `${name} gave this to an organization on ${when(at)}. Nothing was changed.`,
  lineTaken: (name: string, at: string) => `${name} has this in hand since ${when(at)}. Nothing was taken.`,
  lessOpen: (open: number) => `Only ${open} of it is still open. Nothing was taken.`,
  takenWholeAlone: 'No part of this can be taken: only all that is open of it. Nothing was taken.',
  noSuchReportedWork: 'No such work.',
  workStands: (state: WorkState) => `This work is ${workNames[state]}. That cannot be said of it now.`,
  workDecided: (state: WorkState) => `The work is ${workNames[state]} now.`,
  workDecidedBefore: (name: string, isConfirmed: boolean, at: string) =>
    `${name} ${isConfirmed ? 'confirmed' : 'did not confirm'} this work on ${at.slice(0, 10)} at ${at.slice(11, 16)} UTC.`,
  workCompleted: 'The work of all volunteers on this disaster is completed.',
  workIsOver: 'This work has come to its end. Nothing is shared any more.',
  positionShared: 'Your position is shared.',
  positionForgotten: 'Your position is no longer shared.',
  notInThePast: 'a time to come',
  reportDecided: (status: DisplayStatus) => `The report is ${status} now.`,
  method: 'This method is not allowed here.',
  malformed: 'The request could not be understood.',
  timedOut: 'The request took too long to arrive.',
  brokenKeys: (path: string) =>
    `${path} is damaged: put it back from a copy. Without it nobody's sealed data can be read.`,
  newerDatabase:
    'This database was brought to its form by a newer version of Relief Relay, which knows what this one does not. Start that version, or name another DATA_DIR or DATABASE_URL. Nothing was changed.',
  clusterElsewhere: (cluster: string, keys: string) =>
    `The database's files stand in ${cluster}: PostgreSQL does not run as root, and the user that it runs as may not enter DATA_DIR. A copy of the data needs both, ${keys} too.`,
  otherKey:
    'This database was filled with another key. Put back the keys.json of the DATA_DIR that it was filled with, or set SECRET_KEY to the same value as there.',
  otherKeyInExport: (path: string) =>
    `${path} holds accounts that were sealed with another key. Copy keys.json from the DATA_DIR of the server that it comes from (or set the same SECRET_KEY), then import it. Nothing was imported.`,
  demoDatabase:
    'This database holds a demonstration: nothing in it is real, and it is not served as if it were. Start it as one (npm start -- --demo), or name another DATA_DIR or DATABASE_URL.',
  demoNeedsEmpty:
    'A demonstration needs a database of its own, and this one is not empty. Leave DATA_DIR and DATABASE_URL away, or name a new DATA_DIR or an empty database. Nothing was changed.',
  demoBeingFilled: 'Another process is just filling this demonstration. Start this one again when it is ready.',
  demoServed: 'This is a demonstration: nothing in it is real, and nothing that is sent to it reaches anyone.',
  demoLogins: (lines: readonly string[]) =>
    `Accounts of the demonstration. Their passwords are said this once; for a new one: DEMO=1 npm run reset-link --silent -- EMAIL\n${lines.map((line) => `  ${line}`).join('\n')}`,
  demoLogin: (role: Role, isPending: boolean, email: string, password: string) =>
    `${roleNames[role]}${isPending ? ' who waits for approval' : ''}: ${email}  password: ${password}`,
  setupCode: (code: string) => `There is no admin yet. Register as admin with this setup code: ${code}`,
  noBaseMap: (file: string, fault: 'unreadable' | 'empty' | 'not PMTiles' | 'pictures') =>
    `There is no base map: ${file} (PMTILES_FILE) ${mapFaults[fault]}. Phones show what they showed without it. Put a file of vector tiles there, and start again.`,
  ownSetupCode: 'There is no admin yet. Register as admin with the code of SETUP_CODE.',
  newEpoch: (epoch: string) => `New epoch ${epoch}: each phone will ask what is missing and send it again.`,
  putBack: (epoch: string) =>
    `The database was put back to an earlier state. New epoch ${epoch}: each phone will ask what is missing and send it again.`,
  takenOver: (epoch: string) =>
    `Another database took over while this server was not running: what it acknowledged last may be missing. New epoch ${epoch}: each phone will ask what is missing and send it again.`,
  brokenWitness: (path: string) =>
    `${path} is broken and is made anew: a database that was put back just now would go unnoticed (npm run new-epoch).`,
  exportUsage: 'Say where to: npm run export -- FILE (or - for stdout, with npm run --silent).',
  roadsUsage: 'Say which extract of OpenStreetMap: npm run roads -- area.osm.pbf (or .osm).',
  noRoads: 'There is no road for cars in this file. The roads that phones have stay as they were.',
  badOsmFile: (why: string) =>
    `This file cannot be read as OpenStreetMap data: ${why}. The roads that phones have stay as they were.`,
  roadsKept: ({
    area,
    edges,
    tiles,
    added,
    bytes,
  }: Readonly<Record<'edges' | 'tiles' | 'added' | 'bytes', number>> & { area: string }) =>
    `${area}: ${edges} stretches of road in ${tiles} tiles of ${Math.ceil(bytes / 1000)} kB, ${added} of them new or changed.`,
  importUsage: 'Say what: npm run import -- FILE.',
  eraseUsage: 'Say which: npm run erase -- ID --yes, where ID is the whole id of the record.',
  endSessionsUsage:
    'This would sign everybody out on every device and void all reset links: npm run end-sessions -- --yes.',
  allEnded: (sessions: number) => `Ended ${sessions} sessions. Everybody signs in again; nothing that waits is lost.`,
  resetLinkUsage: 'Say for whom: npm run reset-link --silent -- [--without-second-step] EMAIL.',
  resetLinkUnknown: 'No account has this e-mail address.',
  resetLinkUntil: (time: string) => `Open it at the address of this server. Good once, until ${time}.`,
  exported: (counts: Readonly<Record<string, number>>) =>
    `Exported ${Object.entries(counts)
      .map(([table, count]) => `${count} ${table.replaceAll('_', ' ')}`)
      .join(', ')}.`,
  imported: ({ added, alreadyThere, erased }: { added: number; alreadyThere: number; erased: number }) =>
    `Imported ${added} rows; ${alreadyThere} were there already; ${erased} records that the file knows as erased were erased here too.`,
  noExport: (path: string) => `${path} is no export of Relief Relay. Nothing was imported.`,
  newerExport: (path: string) =>
    `${path} was written by a newer version of Relief Relay: update this one first. Nothing was imported.`,
  exportDamaged: (path: string, line?: number) =>
    `${path} is damaged${line === undefined ? '' : ` in line ${line}`}. Nothing was imported.`,
  exportCutOff: (path: string) => `${path} ends too early: it was cut off. Nothing was imported.`,
  noDatabase: (place: string) =>
    `There is no database of Relief Relay in ${place}. Nothing was made; check the settings.`,
  notAFile: (path: string) => `${path} is not a file.`,
  fileTrouble: (path: string, code: string) => `${path} cannot be used (${code}).`,
  databaseTrouble: (code: string) => `The database could not do it (${code}). Nothing was changed; please try again.`,
  eraseUnknown: (id: string) => `No record has the id ${id}.`,
  eraseAsks: (reference: string, call: string) =>
    `This would remove ${reference} (${call}) for good. Say it again with --yes to do it.`,
  erased: (reference: string) => `${reference} was removed for good. Copies and exports made before still hold it.`,
  erasedBefore: (reference: string) => `${reference} was removed before.`,
  mailApprovedSubject: 'Relief Relay: your account is approved',
  mailApproved: (role: Role) =>
    `Your account at Relief Relay is approved as ${roleNames[role]}. Open the app to go on.\n`,
  mailRefusedSubject: 'Relief Relay: your account was not approved',
  mailRefused: (role: Role, reason: string) =>
    `Your account at Relief Relay was not approved as ${roleNames[role]}.\n\nThe reason given:\n${reason}\n`,
  mailResetSubject: 'Relief Relay: set a new password',
  mailReset: (link: string, minutes: number) =>
    `Open this link to set a new password. It is good once, for ${minutes} minutes.\n\n${link}\n\n` +
    `If you did not ask for it, do nothing: your password stays as it is.\n`,
  mailEmailChangedSubject: 'Relief Relay: your e-mail address was changed',
  mailEmailChanged:
    'Your account at Relief Relay has another e-mail address from now on, and signs in with that one.\n\n' +
    'If that was not you, tell an administrator at once.\n',
  mailPasswordChangedSubject: 'Relief Relay: your password was changed',
  mailPasswordReset:
    'Your password at Relief Relay was changed by a reset link, and you were logged out everywhere.\n\n' +
    'If that was not you, ask an administrator for a new link at once.\n',
  mailPasswordChanged:
    'Your password at Relief Relay was changed on a device that is logged in, and all your other devices were logged out.\n\n' +
    'If that was not you, choose "Forgot your password?" where you log in, or ask an administrator for a link, at once.\n',
  smsAlert: (words: string) => `Relief Relay: ${words}`,
  mailAlertSubject: (title: string) => `Relief Relay: ${title}`,
  mailAlert: (words: string, link: string | undefined) =>
    `${words}\n\n` +
    (link === undefined ? '' : `All that is known, and where you can say that you come:\n${link}\n\n`) +
    'You get this mail because the alert did not reach your phone and your profile asks for it. You can change that there.\n',
  ledgerUsage: 'npm run verify-ledger -- FILE|URL [--since CHECKPOINT_FILE] [--key KEY], or PROOF_FILE [--key KEY]',
  noLedgerFile: (path: string) => `${path} is no ledger of Relief Relay, as /api/ledger/download gives it.`,
  ledgerUnreachable: (url: string, why: string) => `${url} did not answer (${why}): nothing is known of that ledger.`,
  ledgerNoKey: 'There is no key to check the ledger with: give it with --key.',
  ledgerUnsigned: 'UNSIGNED: the checkpoint is not signed by the key of the ledger, or is none.',
  ledgerNoCheckpoint: 'What --since names is no checkpoint.',
  ledgerTruncated: (entries: number, size: number) =>
    `TRUNCATED: the checkpoint is of ${size} entries, and there are ${entries}.`,
  ledgerExtended: (entries: number, size: number) =>
    `EXTENDED: the checkpoint is of ${size} entries, and there are ${entries}.`,
  ledgerReordered: (index: number) => `REORDERED: entry ${index} belongs to another place.`,
  ledgerTampered: (index: number) => `TAMPERED: entry ${index} is not the one that was recorded.`,
  ledgerOtherRoot:
    'TAMPERED: the entries are not those that the checkpoint is of. At least one was changed, replaced or moved.',
  ledgerEntryFault: {
    form: (index: number) => `WRONG: entry ${index} is no entry of a ledger.`,
    of: (index: number) => `WRONG: entry ${index} is about one that does not come before it.`,
    sum: (index: number) => `WRONG: entry ${index} takes more than the entry that it is about has.`,
  },
  ledgerMoreFaults: (count: number) => `and ${count} more.`,
  ledgerSound: (origin: string, size: number) => `SOUND: ${origin}, ${size} entries, signed, each in its place.`,
  ledgerHolds: (size: number) => `It still begins with all ${size} entries of the checkpoint from before.`,
  ledgerShorter: (before: number, size: number) =>
    `TRUNCATED: the checkpoint from before is of ${before} entries, and the ledger has ${size} now.`,
  ledgerForked: (size: number) =>
    `FORKED: the first ${size} entries are not those of the checkpoint from before, which was signed too. Keep both checkpoints.`,
  ledgerFollows: (origin: string, size: number) =>
    `It follows ${origin}, which ended with ${size} entries: those of the checkpoint from before.`,
  ledgerFollowsLater: (origin: string, size: number) =>
    `It follows ${origin}, which ended with ${size} entries. Check that one at its own address too.`,
  ledgerLost: (origin: string, size: number, before: number) =>
    `LOST: it follows ${origin} with ${size} entries, and the checkpoint from before is of ${before}. Whoever kept that checkpoint should hand it back.`,
  ledgerUnnamed: (origin: string, before: string) =>
    `FORKED: ${origin} is another ledger than ${before}, and does not say that it follows it.`,
  proofNone: 'This is no proof as a receipt has it: something of it is missing or was changed.',
  proofWrong: (index: number) =>
    `TAMPERED: the entry of this file is not entry ${index} of the ledger that the checkpoint is of.`,
  proofSound: (index: number, origin: string, size: number) =>
    `SOUND: entry ${index} is in ${origin}, of ${size} entries, signed.`,
  proofEntry: (kind: string, day: string, rupees: string) => `  ${kind}, ${day}: ${rupees} INR`,
  proofOwnKey:
    'The signature is by the key that the file itself names. To be sure whose that is, give the key of the server with --key: `ledgerKey` of its /api/config.',
  ledgerTotal: (kind: string, count: number, rupees: string) => `  ${kind}: ${count} entries, ${rupees} INR`,
  internal: 'Something went wrong on the server. Nothing was lost; please try again.',
} as const;

function triesLeft(left: number): string {
  return left === 0 ? 'There were too many wrong codes: an admin can give a new one.' : `Tries left: ${left}.`;
}
