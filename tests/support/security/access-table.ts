/** Statuses that a call answers to each rank, in the order of `ranks`. */
type Cells = readonly [anonymous: number, pending: number, volunteer: number, ngo: number, admin: number];

interface Row {
  /** With a request that is right, about what is the caller's own or nobody's. */
  own: Cells;
  /** With the same about what belongs to somebody else; absent where the call is about nothing that is owned. */
  others?: Cells;
}

const everybody: Cells = [200, 200, 200, 200, 200];
const everybodyMakes: Cells = [201, 201, 201, 201, 201];
const signedIn: Cells = [401, 200, 200, 200, 200];
const admins: Cells = [401, 403, 403, 403, 200];
const adminsMake: Cells = [401, 403, 403, 403, 201];

/**
 * The whole surface: who is let in where. Every call of the contract's table stands here, and nothing else; a new call
 * without a row fails the build, and so does a row without a call.
 */
export const accessTable: Readonly<Record<string, Row>> = {
  reportDisaster: { own: everybodyMakes, others: [422, 422, 422, 422, 422] },
  listReports: { own: signedIn },
  getDisaster: { own: everybody, others: [404, 404, 404, 404, 404] },
  updateReport: { own: admins },
  resolveReport: { own: admins },
  requestAid: { own: everybodyMakes, others: [422, 422, 422, 422, 422] },
  listAid: { own: everybody },
  actOnAid: { own: [401, 403, 403, 201, 201], others: [401, 403, 403, 403, 201] },
  /** With a pledge that is taken back: by whoever made it, and by an admin. */
  answerDisaster: { own: [401, 403, 403, 201, 201], others: [401, 403, 403, 403, 201] },
  packDelivery: { own: [401, 403, 403, 201, 403], others: [401, 403, 403, 403, 403] },
  actOnDelivery: { own: [401, 403, 403, 201, 403], others: [401, 403, 403, 403, 403] },
  /** Everybody may ask: of what is not theirs they are shown what is public of it. */
  listDeliveries: { own: everybody },
  listAwaitedDeliveries: { own: everybody, others: everybody },
  findAid: { own: admins },
  listNgos: { own: everybody },
  /** The victim's NGO waits for approval. */
  getNgo: { own: everybody, others: [404, 404, 404, 404, 200] },
  getNgoWork: { own: [401, 403, 403, 200, 403] },
  findTowns: { own: signedIn },
  saveNgoProfile: { own: [401, 403, 403, 201, 403], others: [401, 403, 403, 403, 403] },
  /** As a volunteer that is approved. */
  reportRoadBlock: { own: [401, 403, 201, 403, 403] },
  actOnRoadBlock: { own: adminsMake },
  listRoadBlocks: { own: everybody },
  getReportIndex: { own: everybody },
  countDisasters: { own: everybody },
  findDisasters: { own: everybody },
  /** Of one that is not public, whoever sent it. */
  findNeeds: { own: everybody, others: [404, 404, 404, 404, 404] },
  /** With the record's secret; without it an admin alone, and whoever took it. */
  listPhotos: { own: everybody, others: [404, 404, 404, 404, 200] },
  getPhoto: { own: everybody, others: [404, 404, 404, 404, 200] },
  getImage: { own: everybody, others: [404, 404, 404, 404, 404] },
  releasePhoto: { own: admins },
  withdrawPhoto: { own: admins },
  settlePhotos: { own: everybody, others: [403, 403, 403, 403, 403] },
  /** Open to all; the servers of these tests have no model to ask. */
  askAssistant: { own: [503, 503, 503, 503, 503] },
  /** No server of these tests translates. */
  translateReport: { own: [401, 403, 403, 403, 404] },
  /** Whoever is signed in may give; somebody else's donation is none of theirs. */
  donate: { own: signedIn, others: [401, 422, 422, 422, 422] },
  verifyDonation: { own: signedIn, others: [401, 400, 400, 400, 400] },
  payTest: { own: signedIn, others: [401, 404, 404, 404, 404] },
  /** Only what the payment provider signed is let in: the test payment page signs none. */
  takePaymentEvent: { own: [400, 400, 400, 400, 400] },
  listOwnDonations: { own: signedIn },
  getOwnDonation: { own: signedIn, others: [401, 404, 404, 404, 200] },
  getReceiptPdf: { own: signedIn, others: [401, 404, 404, 404, 200] },
  /** An admin without a second factor sends nothing back. */
  refundDonation: { own: [401, 403, 403, 403, 409] },
  findNgos: { own: everybody },
  listChanges: { own: everybody },
  sendContactMessage: { own: everybodyMakes, others: [422, 422, 422, 422, 422] },
  listMessages: { own: admins },
  markMessage: { own: adminsMake },
  subscribeNewsletter: { own: everybodyMakes, others: [422, 422, 422, 422, 422] },
  confirmNewsletter: { own: everybody, others: [422, 422, 422, 422, 422] },
  leaveNewsletter: { own: everybody, others: [422, 422, 422, 422, 422] },
  leaveNewsletterByMail: { own: everybody, others: [422, 422, 422, 422, 422] },
  listNewsletters: { own: admins },
  /** A server that sends no mail, as this one, takes none. */
  sendNewsletter: { own: [401, 403, 403, 403, 409] },
  checkStatus: { own: signedIn, others: [401, 403, 403, 403, 200] },
  acceptDisaster: { own: [401, 403, 201, 403, 403], others: [401, 403, 403, 403, 403] },
  takeStep: { own: [401, 201, 201, 201, 201], others: [401, 404, 404, 404, 404] },
  learnModule: { own: [401, 201, 201, 201, 201] },
  getDesk: { own: signedIn },
  getTeam: { own: [401, 404, 200, 404, 200], others: [401, 404, 404, 404, 200] },
  sharePosition: { own: [401, 403, 200, 403, 403], others: [401, 403, 404, 403, 403] },
  stopSharing: { own: signedIn, others: [401, 404, 404, 404, 404] },
  completeDisaster: { own: admins },
  listReportedWork: { own: admins },
  confirmWork: { own: admins },
  getVolunteer: { own: signedIn, others: [401, 404, 404, 404, 200] },
  saveVolunteerProfile: { own: [401, 201, 201, 201, 201], others: [401, 403, 403, 403, 403] },
  issueCertificate: { own: signedIn, others: [401, 404, 404, 404, 404] },
  getCertificate: { own: everybody },
  getCertificatePdf: { own: everybody },
  deliverOutbox: { own: everybody, others: [401, 403, 403, 403, 403] },
  verifyReceipts: { own: everybody },
  login: { own: everybody, others: [401, 401, 401, 401, 401] },
  register: { own: everybodyMakes },
  logout: { own: everybody },
  forgotPassword: { own: everybody },
  resetPassword: { own: everybody, others: [422, 422, 422, 422, 422] },
  getAccount: { own: signedIn },
  askToVolunteer: { own: signedIn },
  updateAccount: { own: [401, 201, 201, 201, 201], others: [401, 403, 403, 403, 403] },
  changeEmail: { own: signedIn },
  changePassword: { own: signedIn },
  listSessions: { own: signedIn },
  endSession: { own: signedIn, others: [401, 404, 404, 404, 404] },
  endAllSessions: { own: signedIn },
  exportAccount: { own: signedIn },
  deleteAccount: { own: signedIn },
  beginSecondStep: { own: admins },
  confirmSecondStep: { own: admins },
  endSecondStep: { own: [401, 409, 409, 409, 200] },
  listApprovals: { own: admins },
  decideApproval: { own: admins },
  findAccounts: { own: admins },
  issueResetLink: { own: admins },
  readAudit: { own: admins },
  actOnReport: { own: adminsMake },
  alertVolunteers: { own: adminsMake },
  saveDevice: { own: everybody, others: [403, 403, 403, 403, 403] },
  placeDevice: { own: everybody, others: [403, 403, 403, 403, 403] },
  forgetDevice: { own: everybody, others: [403, 403, 403, 403, 403] },
  followOwn: { own: everybody, others: [403, 403, 403, 403, 403] },
  /** Of what is another's nothing is told. */
  trackOwn: { own: everybody, others: everybody },
  lookUpRecord: { own: everybody, others: [404, 404, 404, 404, 404] },
  /** Whoever has it in hand, of either role that can. */
  answerRequester: { own: [401, 403, 201, 201, 403], others: [401, 403, 403, 403, 403] },
  listRecordMessages: { own: [401, 404, 200, 200, 200], others: [401, 404, 404, 404, 200] },
  actOnOwn: { own: everybodyMakes, others: [403, 403, 403, 403, 403] },
  noteAlert: { own: everybodyMakes, others: [403, 403, 403, 403, 403] },
  previewAlert: { own: admins },
  getAlertProgress: { own: admins },
  listOutcomes: { own: signedIn },
  getHistory: { own: admins },
  actOnAccount: { own: [401, 403, 403, 403, 201] },
  getOverview: { own: admins },
  findReports: { own: admins },
  followNews: { own: [401, 403, 200, 200, 200] },
  listDonations: { own: admins },
  findDonations: { own: admins },
  getDonationEntries: { own: admins },
  allocateDonation: { own: admins },
  takeBackAllocation: { own: admins },
  enterFee: { own: admins },
  enterPurchase: { own: admins },
  getFunds: { own: everybody },
  /** The victim's disaster waits for a decision. */
  getCampaignFunds: { own: everybody, others: [404, 404, 404, 404, 404] },
  getHealth: { own: everybody },
  getLiveness: { own: everybody },
  getCapabilities: { own: everybody },
  getConfig: { own: everybody },
  getFigures: { own: everybody },
  getLedgerCheckpoint: { own: everybody },
  getLedgerTile: { own: everybody },
  getLedgerProof: { own: everybody },
  getLedgerFile: { own: everybody },
  getOpenApi: { own: everybody },
};
