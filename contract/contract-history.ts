/** One state of the contract. */
export interface ContractState {
  number: number;
  /** SHA-256 over the canonical JSON of all wire schemas as JSON Schema (`tests/versions/wire-schemas.ts`). */
  hash: string;
  /** What it brought, a sentence for each change. */
  changes: readonly string[];
}

/** Every state that phones and servers may still speak, the oldest first. */
export const contractHistory: readonly ContractState[] = [
  {
    number: 1,
    hash: '18f6ee900c02d9db9f13dd1bd6f8e265e13d6f6b25e8d74bf3ab0efac582b391',
    changes: [
      'The first state with a number: both ends name theirs in X-Contract, and a server that is older than the phone answers `newer`.',
      'A report’s severity may be read as `other`, where a newer phone sent a value that this server does not know.',
    ],
  },
  {
    number: 2,
    hash: '1ad8360f01378ee3291886c9ba8c9477a7f24386861da28cc5977d9e6ca72ea7',
    changes: [
      'An NGO saves its profile (`saveNgoProfile`) and is looked up alone (`getNgo`); an account’s export holds it.',
      'A failure may have a `code` with `params` beside its sentence.',
    ],
  },
  {
    number: 3,
    hash: 'ecc63a1751f6d71981eddc666613d9dc9503ae809231ece86ce4ca5be95d0453',
    changes: ['The public settings may name a route service (`osrmUrl`).'],
  },
  {
    number: 4,
    hash: 'e5bd7730f2bd0c11cf2ad8db2f6b8ceb40bdb5b11bac3f6b4415849091cc8ddf',
    changes: [
      'A report’s members stand in the order of the product document wherever they are told. An NGO may say in which area it works (`area`), puts aid requests aside (`reject`, `reconsider`) and is told of its work (`getNgoWork`).',
      'A report and an aid request may say within how many metres their phone knew its position (`locationAccuracy`).',
      'Volunteers report blocked roads (`reportRoadBlock`, or `roadBlocked` in a report), admins confirm and lift them (`actOnRoadBlock`), `listRoadBlocks` tells of them, and the live news has the topic `roads`.',
      'An open report may name the town that its rounded position is near (`near`).',
      'NGOs pack deliveries of what they took and say how they stand (`packDelivery`, `actOnDelivery`); they are listed (`listDeliveries`), told to whoever awaits them (`listAwaitedDeliveries`), and part of an account’s export.',
    ],
  },
  {
    number: 5,
    hash: '5e26c070e573d0ff7ce952c343c5d40f73db4d8824ab74aa12e74f2302c72630',
    changes: [
      'Whoever is signed in gives: an order is made (`donate`), paid on a test payment page where there are no payment keys (`payTest`), proved (`verifyDonation`, `takePaymentEvent`), and has a receipt (`listOwnDonations`, `getOwnDonation`, `getReceiptPdf`); the public settings may name the key of the payment dialog (`razorpayKeyId`), and an account’s export holds what it gave.',
      'Admins see donations and what became of their money, and act on it (`listDonations`, `findDonations`, `getDonationEntries`, `allocateDonation`, `takeBackAllocation`, `enterFee`, `enterPurchase`, `refundDonation`); everybody sees the sums (`getFunds`, `getCampaignFunds`).',
      'The ledger is public under `/api/ledger` as a transparency log (`getLedgerCheckpoint`, `getLedgerTile`, `getLedgerProof`, `getLedgerFile`), and the public settings name its key (`ledgerKey`).',
    ],
  },
  {
    number: 6,
    hash: '48ba220d0fb1d9e15424ca85e181a256d8d39f62e4ba4bfc832bcff71ed9f7e4',
    changes: [
      'Photos come by tus at `/api/photos` where the capabilities say so (`photos`); whoever may see them lists and fetches them (`listPhotos`, `getPhoto`), a phone says what it lost (`settlePhotos`), and admins release and withdraw pictures (`releasePhoto`, `withdrawPhoto`), which everybody sees (`getImage`, `image` of a report).',
      'The assistant asks a language model by this server (`askAssistant`), and the public settings say whether there is one (`assistant`).',
    ],
  },
  {
    number: 7,
    hash: '52e483a3a9ddd84f93f4f5f6f203d55d815b55dd390b3396d9d958e468311961',
    changes: [
      'Admins may have a report translated where the operator allows it (`translateReport`), and the public settings say by whom (`translator`).',
    ],
  },
  {
    number: 8,
    hash: '8ac0b4450e7a109fe0663f7e9796f4d1fe271d8e4112d4cd29bf5093350bbf7f',
    changes: [
      'A report says whether its severity was chosen by the person (`severityChosen`), and whether being at the place was (`placeChosen`).',
      'An aid request may have its position beside its place in words (`position`).',
      'Lengths of texts count characters (Unicode code points), as the schemas always said, where they counted UTF-16 units before.',
    ],
  },
  {
    number: 9,
    hash: '662a54ab23f802424e11607b91d629bd1f9b6723bf75c421a567f5b013e9fd50',
    changes: [
      'Whoever sent a report or an aid request follows how it stands by its secret (`trackOwn`), looks it up from another phone by its reference and telephone number (`lookUpRecord`), and says what has changed (`actOnOwn`); a report and an aid request tell when they were confirmed last (`confirmedAt`), a report since when it is said to be over (`overAt`).',
      'A registration may say how to reach who asks, where they are and what they can do (`phone`, `city`, `skills`, `registrationNumber`), and the list of applications tells an admin the phone and the registration number.',
      'A message to those who run the server may name a telephone number (`contactNumber`).',
      'The overview may tell who is on each disaster (`teams`), and how many reports and aid requests came in each hour of the last days (`hourly`).',
    ],
  },
  {
    number: 10,
    hash: 'bd2e515080f880ee2d232ae36d0b49988e3430cba687a538cb9bda485a22aad3',
    changes: [
      'A report may say which public disaster it says more about (`addsTo`), its sender is told what became of that, and a small index of the active disasters is there for phones (`getReportIndex`).',
      'A report and an aid request say whether somebody entered them for another person (`onBehalf`), and when the server last asked whether they stand (`askedAt`); an aid request may name where else it is registered (`elsewhere`).',
      'Whoever sent a report or an aid request may say that its place is another (`actOnOwn` with `move-place`), and both tell when that was said last (`movedAt`), to admins an aid request also where it was before (`movedFrom`).',
      'Admins merge reports of one event and aid requests of one household, take that back and keep records apart (`merge`, `unmerge`, `keep-apart`, `merge-added` of `actOnReport` and `actOnAid`); a report tells how many are one with it (`reports`), admins see what it was merged into (`sameAs`) and was sent as more about (`addsTo`), an aid request has `sameAs` and `requests`, the overview proposes what may be the same (`proposals`), and whoever sent a merged record is told that it is part of one incident (`merged`).',
      'The public settings say whether the server has roads by which phones find ways themselves (`roads`).',
    ],
  },
  {
    number: 11,
    hash: 'b1f37cd06a442023230a0e366c4bb0019a7595b19a305d3aabd3bc80b4dfc4bb',
    changes: [
      'Whoever sent a report or an aid request writes short messages to those who have it in hand (`actOnOwn` with `message`), who read them (`listRecordMessages`) and answer (`answerRequester`); `trackOwn` brings the messages along (`messages`), and both records tell those who may read them when their sender wrote last (`messagedAt`).',
      'A report that others were merged into tells under which ids the public was shown those before (`mergedIds`), and `getDisaster` answers with it where one of them is asked for.',
      'The public settings may name a file of the base map (`pmtilesUrl`).',
    ],
  },
  {
    number: 12,
    hash: '061038952a1da1b60beb48d42c7b5860b111d0a11d79ba3b1d4ad67447d1fddf',
    changes: [
      'An NGO sends people to a disaster that lacks volunteers, takes that back, or puts it aside (`answerDisaster`); it is told how many a disaster wants and has (`volunteersWanted`, `volunteersAccepted`), and its work has its pledges and what it put aside (`pledges`, `rejectedDisasters` of `getNgoWork`); a report tells which organizations come (`pledges`), and an account’s export holds what it pledged.',
      'A step `arrived` or `done` (`takeStep`) and a handing over (`actOnDelivery` with `deliver`) may say how many photos follow (`photosToFollow`); these come under the id of that item, by its account, and work, a delivery, an admin’s team and an account’s export tell of them (`photos`).',
      'The public settings may name the browser key of Google’s maps (`googleMapsKey`).',
      'A volunteer who got past a road block says so (`passed` of `reportRoadBlock`), and a road block tells volunteers and admins when that was (`passedAt`).',
    ],
  },
  {
    number: 13,
    hash: 'ff4191a1993ef18cdf4076bf776afe7493c16c755a87a2c441512b66dba496a5',
    changes: [
      'A need for rescue or medicine may say no quantity (`requirements` of `requestAid`, `need` of `actOnOwn`); our phones send a dash for it, which every server takes.',
    ],
  },
  {
    number: 14,
    hash: '341dcaa788011408367a17ef82707d5ebb0170667dbd92cfab633c1a4aeb3273',
    changes: [
      'A delivery that no code confirmed is settled by its receiver (`actOnOwn` with `received`: all, a part or nothing of each need), by a later code, or by time; until then its needs say `awaitsAnswer`, and `listAwaitedDeliveries` still brings it with its code. A delivery tells everybody whether and how it was settled (`confirmed`, `settledBy`, `delivered` of its items, the state `missing`) and a town near its place (`near`), and its NGO and admins how many wrong codes it may still get (`triesLeft`); an admin gives a new code (`actOnAid` with `new-code`).',
      'An aid request that stands for several has the lines of all (`household` and `left` of a requirement), and tells admins and whoever has taken it whose they are (`households`); a delivery may name lines up to `cardLines`; a merged request is tracked by its own `requirements`.',
      'A need that is fulfilled by hand may say how it was given (`given`).',
      '`findDonations` tells allocated ones from those that are so in part (`allocated` may be `part` or `none`) and names the campaigns to filter by (`campaigns`); public sums say what was spent of each category (`spent`), and what remains is what nobody allocated.',
      'The public settings may have the view of the country that maps open on (`countryView`) and the operator’s time zone (`timeZone`).',
      'The overview may count roads and donations that wait for a decision (`waiting.roads`, `waiting.donations`); an application of an NGO shows all its focus areas and where it works (`focusAreas`, `area`, `areaNear`); a road block names a town near it (`near`); a photo or a report has no `image` while the report is not public.',
    ],
  },
  {
    number: 15,
    hash: 'a9b8b50b0da5f526dbaed79061495d2c9758c113c7618676bffe89d2f1390d55',
    changes: [
      'An organization takes a part of a line, which becomes a line of its own (`take` of `actOnAid` with `amounts`); an outcome may say that less stands open (`stands` is `less`).',
      'An account may be a donor’s (status `donor`; `register` with `donor`), which nobody approves; it asks to volunteer with `askToVolunteer`.',
      'An admin takes back their own decision about a road block (`actOnRoadBlock` with `reopen`). The overview may count deliveries that nobody has confirmed (`waiting.deliveries`), and `findAid` finds their requests (`unconfirmed`).',
      '`findTowns` finds towns by a name, for an NGO’s service area.',
      'A delivery for a request that stands for several tells its NGO and admins whom else to call, and for what (`households`).',
    ],
  },
  {
    number: 16,
    hash: '1fa92b849974c6abc7861c7c77a0463240ad2db300922d4ea1d827a29b96b52a',
    changes: [
      'Whoever reported is told who is on it now, and when a volunteer was there last (`helpers` of `trackOwn` and `lookUpRecord`); `stage` keeps the values that older phones know.',
      'An account in the approvals list tells which disasters it is expected at, and how far it has come (`expectedAt`), so that an admin who withdraws an approval knows whom that takes away.',
      'An admin takes back their own fresh confirmation of work (`confirmWork` with `undo`).',
      'A step that was taken after the approval was withdrawn is refused as `forbidden` with the code `after-withdrawal`.',
    ],
  },
  {
    number: 17,
    hash: '010916ce39decf6cdcef14960d725e6f876e19000861a0ee495031b1f452b4fc',
    changes: [
      'Changes of reports and aid requests may be asked for in part (`most`, `square` of `listChanges`), and the last page says of how many that is one (`of`).',
      'Everybody finds confirmed disasters, a page at a time (`findDisasters`), is told how many are in each cell of the map (`countDisasters`), and what is needed around one (`findNeeds`).',
    ],
  },
  {
    number: 18,
    hash: '8e24656798d82b8e3b0fcf6e3c501161ee365c1c4c15e0f834b8a587640403cc',
    changes: ['A donation may tell what its donor paid to the payment provider on top (`convenienceFee`).'],
  },
  {
    number: 19,
    hash: '6532e5e320b7827242971ceed31dda8d37725e8ee18fdd08b327224f2534d17e',
    changes: [
      'Changes of organizations may be asked for in part, too (`most` of `listChanges`), and everybody finds the approved ones, a page at a time, by words, category and scope (`findNgos`).',
    ],
  },
  {
    number: 20,
    hash: '8fd311675155715f4e5f7ea7fbc7e3c1f1b95b92dec72e404454ac72fcf96c83',
    changes: [
      'A page of what was looked for may say that nothing fits as it was typed, and these come close (`near`).',
    ],
  },
];
