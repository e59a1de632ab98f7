import { formLimits } from './form-limits.ts';
import { outboxLimits } from './outbox-limits.ts';

/** Every cap, size and timing that both ends must agree on, each with its unit and its reason. */
export const limits = {
  /** Bytes of one item's canonical JSON: far above any honest report, far below what hurts a phone. */
  itemBytes: 256 * 1024,
  /** Bytes of a batch once unpacked: bounds what one request can make the server hold. */
  batchBytes: 4 * 1024 * 1024,
  /** Objects, lists and their members in one item: an aid request with every need that it may have takes 280. */
  itemParts: 300,
  /** Levels of nesting in any JSON body: ours need four. */
  jsonDepth: 20,
  /** Characters. People write long when they are afraid; these only stop abuse. */
  nameCharacters: 200,
  contactCharacters: 200,
  placeCharacters: 1000,
  descriptionCharacters: 20_000,
  needCharacters: 200,
  quantityCharacters: 100,
  /** Of another service that has the same request, and of its number there. */
  sourceCharacters: 80,
  sourceNumberCharacters: 40,
  /** Places of needs on the card of a request that stands for others: far above what one household is ever merged of. */
  cardLines: 2000,
  /** Photos announced with one report. */
  photos: 20,
  /** People affected: the whole world fits. */
  peopleAffected: 10_000_000_000,
  /** Characters of an e-mail address: RFC 5321 allows no more. */
  emailCharacters: 254,
  /** Characters of a password: eight or more make guessing slow; a long sentence is welcome. */
  passwordMinCharacters: 8,
  passwordCharacters: 256,
  /** Focus areas that an NGO may name. */
  focusAreas: 20,
  /** Kilometres round a place in which an NGO may say that it works: further is everywhere. */
  serviceAreaKm: 2000,
  /** Pieces of an NGO's finished work that are told at once, newest first: years of it. */
  ngoDoneWork: 200,
  /** Requests for aid that one NGO takes in an hour: a large one's work, too few to copy the numbers of all who asked. The rest waits. */
  takingsPerHour: 300,
  /** Minutes that nobody takes a request until it is offered further away, and again. */
  offerWiderMinutes: 60,
  /** Characters of a reason that an admin gives. */
  reasonCharacters: 1000,
  /** Characters of a blood group: `AB+`, or as people say it. */
  bloodGroupCharacters: 40,
  /** Characters of a volunteer's skills, one a line, and of when they can come. */
  skillsCharacters: 5000,
  /** Volunteers that an admin may ask for. */
  volunteersWanted: 100_000,
  /** Certificates that may ever be made of one piece of work: enough to get the name right. */
  certificatesOfWork: 20,
  /** Acceptances in one volunteer's desk, newest first: years of work. */
  deskWork: 200,
  /** Minutes after an acceptance without a step at which its volunteer is asked whether they still come; a deployment may say otherwise. */
  askAfterMinutes: 120,
  /** And minutes after that at which the place is given free. */
  releaseAfterMinutes: 30,
  /** Hours that a shared position may be shared at once: a shift. */
  shareHours: 12,
  /** Minutes without a newer one after which a shared position is thrown away: it would send somebody to where nobody is. */
  positionMinutes: 30,
  /** Hours that a road block is active after it was reported or confirmed last: roads are cleared, and nobody tells. */
  roadBlockHours: 48,
  /** Hours that admins still see one that is over, to bring it back. */
  roadBlockShownHours: 24,
  /** Characters of the note on a road block: a turn of the road, a way round it. */
  roadNoteCharacters: 300,
  /** Road blocks in one answer, newest first: a region's, and no phone draws more. */
  roadBlocks: 1000,
  /** Paise of the smallest donation: one rupee (section 5). */
  leastDonationPaise: 100,
  /** Paise of the largest: ten million rupees, above what any card pays at once. */
  donationPaise: 1_000_000_000,
  /** Donations of one person that are shown to them, newest first: years of giving. */
  ownDonations: 500,
  /** Recent donations on a disaster's page. */
  recentDonations: 10,
  /** Characters of a message about a record, to or from whoever sent it: as long as three SMS. */
  recordMessageCharacters: 480,
  /** Messages about one record from each side: a conversation, and no flood. */
  recordMessages: 50,
  /** Characters of a message to the operator. */
  messageCharacters: 10_000,
  /** Days that the link of a newsletter's first mail is good for: people read their mail when they have a network. */
  newsletterLinkDays: 7,
  /** Days in which an address that left the newsletter is not written to, whoever enters it again. */
  newsletterRestDays: 30,
  /** Days that a session lasts after its last use: field staff may be without network for months. */
  sessionDays: 180,
  /** Minutes that a reset link is good for. */
  resetLinkMinutes: 15,
  /** Records that a part of a list of section 7 has at most: a minute on 2G, and a tenth of a second of the server. */
  listRecords: 1000,
  /** Records in one page of a list of ours. */
  pageRecords: 100,
  /** Records of a list that a phone keeps: 60 kB of reports. It is told of as many again before it gets them anew. */
  keptRecords: 500,
  /** The same of an admin's. */
  adminKeptRecords: 2_000,
  /** Organizations that a phone keeps, whoever is at it. */
  keptNgos: 200,
  /** The most that somebody may have kept. */
  mostKeptRecords: 8_000,
  /** Disasters in the index by which a phone sees what is already reported: 40 kB on the way. */
  indexRecords: 1000,
  /** Bytes of such an index on the way, at most: a phone says so before it asks. */
  indexBytes: 40_000,
  /** Cells of a map that are counted at once: no screen shows more marks apart. */
  mapCells: 1000,
  /** Milliseconds that a write may take until it is seen, where the database does not tell that it is over. */
  changeLagMs: 60_000,
  ...formLimits,
  ...outboxLimits,
  /** Milliseconds the server waits for the same item's other copy before it answers 409. */
  duplicateWaitMs: 5_000,
  /** Decimals of a degree in public positions: 0.01° is about 1 km. */
  publicPositionDecimals: 2,
} as const;
