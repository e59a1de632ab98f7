import * as v from 'valibot';
import { aidViewSchema } from '../entities/aid-request.ts';
import { idSchema, isoTimeSchema } from '../entities/fields.ts';
import { reportViewSchema } from '../entities/report.ts';
import {
  aidStatuses,
  disasterTypes,
  displayStatuses,
  lanes,
  newsTopics,
  sameReasons,
  severities,
} from '../enumerations.ts';
import { aroundEntries } from './around.ts';
import { askedAddresses } from './asked-addresses.ts';
import { defineCall } from './define-call.ts';
import { cursorSchema, pageSchema } from './page.ts';
import { searchSchema } from './search.ts';

/** A figure and, where there is an earlier week to compare with, its change in percent over the last seven days. */
const figureSchema = v.strictObject({ count: v.number(), weeklyChange: v.optional(v.number()) });

const waitingSchema = v.strictObject({
  count: v.number(),
  /** Since when the oldest waits. */
  since: v.optional(v.string()),
});

/** Volunteers whose work on a disaster is not over; `onTheWay` and `there` are among those who `accepted`. */
const teamSchema = v.strictObject({
  disasterId: idSchema,
  accepted: v.number(),
  onTheWay: v.number(),
  there: v.number(),
});
export type Team = v.InferOutput<typeof teamSchema>;

/** What came in each hour of UTC, beginning with the one that began at `from`; the last one is still under way. */
const hourlySchema = v.strictObject({
  from: v.string(),
  reports: v.array(v.number()),
  aid: v.array(v.number()),
});
export type Hourly = v.InferOutput<typeof hourlySchema>;

/** Two records that may be of one event, or of one household: which of both would go into the other, and what speaks for it. */
const proposalSchema = v.strictObject({
  id: idSchema,
  into: idSchema,
  why: v.array(v.picklist(sameReasons)),
});
export type Proposal = v.InferOutput<typeof proposalSchema>;

export const overviewSchema = v.strictObject({
  /** Section 2's four cards. */
  totalDisasters: figureSchema,
  aidRequests: figureSchema,
  activeVolunteers: figureSchema,
  ongoingRelief: figureSchema,
  /** The earlier variant's counts. */
  counts: v.strictObject({
    totalDisasters: v.number(),
    totalRequests: v.number(),
    approvedVolunteers: v.number(),
    pendingVolunteers: v.number(),
    approvedNgos: v.number(),
    pendingNgos: v.number(),
    ongoingEfforts: v.number(),
  }),
  /** What needs somebody now. */
  waiting: v.strictObject({
    reports: v.strictObject({ ...waitingSchema.entries, oldest: v.optional(reportViewSchema) }),
    /** Active requests of which a line is open and nobody's. */
    aid: v.strictObject({ ...waitingSchema.entries, urgent: v.number() }),
    approvals: waitingSchema,
    messages: waitingSchema,
    work: waitingSchema,
    /** Reports and aid requests that were put aside. */
    triage: waitingSchema,
    /** Messages that were. Optional: what a phone kept earlier has none. */
    messagesAside: v.optional(waitingSchema),
    /** Road blocks that nobody has confirmed or lifted, and paid donations of which something is allocated to nothing. Optional as well. */
    roads: v.optional(waitingSchema),
    donations: v.optional(waitingSchema),
    /** Deliveries that were handed over and that nobody has confirmed, nor the time settled. Optional as well. */
    deliveries: v.optional(waitingSchema),
  }),
  /** Who is on each disaster that somebody is on. Optional, as the next: what a phone kept earlier has none. */
  teams: v.optional(v.array(teamSchema)),
  hourly: v.optional(hourlySchema),
  /** What may be the same, for an admin to merge or to keep apart, the surest first. */
  proposals: v.optional(v.strictObject({ reports: v.array(proposalSchema), aid: v.array(proposalSchema) })),
  at: v.string(),
});
export type Overview = v.InferOutput<typeof overviewSchema>;

export const getOverview = defineCall({
  name: 'getOverview',
  ...askedAddresses.getOverview,
  summary: 'How the relief stands, and what waits for an admin.',
  who: 'see-overview',
  queued: false,
  answers: { 200: v.strictObject({ success: v.literal(true), data: overviewSchema }) },
});

export const findReports = defineCall({
  name: 'findReports',
  ...askedAddresses.findReports,
  summary: 'Reports that fit, newest first, for admins: a page at a time, however many there are.',
  who: 'find-records',
  queued: false,
  query: v.strictObject({
    status: v.optional(v.picklist(displayStatuses)),
    lane: v.optional(v.picklist(lanes)),
    type: v.optional(v.picklist(disasterTypes)),
    severity: v.optional(v.picklist(severities)),
    /** Words of its text, each from its beginning, or its reference. */
    search: searchSchema,
    /** Received from then, and before then. */
    from: v.optional(isoTimeSchema),
    to: v.optional(isoTimeSchema),
    ...aroundEntries,
    cursor: cursorSchema,
  }),
  answers: { 200: pageSchema(reportViewSchema) },
});

export const findAid = defineCall({
  name: 'findAid',
  ...askedAddresses.findAid,
  summary: 'Aid requests that fit, newest first, for admins: a page at a time.',
  who: 'find-records',
  queued: false,
  query: v.strictObject({
    status: v.optional(v.picklist(aidStatuses)),
    lane: v.optional(v.picklist(lanes)),
    /** Words of its text or its needs, each from its beginning, or its reference. */
    search: searchSchema,
    /** Only those with a line that is open and nobody's. */
    unclaimed: v.optional(v.literal('true')),
    /** Only those with an urgent line that is not fulfilled. */
    urgent: v.optional(v.literal('true')),
    /** Only those with a delivery that was handed over and that nobody has confirmed. */
    unconfirmed: v.optional(v.literal('true')),
    ...aroundEntries,
    cursor: cursorSchema,
  }),
  answers: { 200: pageSchema(aidViewSchema) },
});

/** One thing that happened to a record. */
export const historyEntrySchema = v.strictObject({
  id: idSchema,
  at: v.string(),
  by: v.optional(v.strictObject({ _id: idSchema, name: v.string() })),
  /** As in the audit; `report-received` for its beginning, of an aid request too. */
  action: v.string(),
  detail: v.record(v.string(), v.unknown()),
  /** Of a revision: each fact before and after. */
  changes: v.optional(v.record(v.string(), v.strictObject({ from: v.unknown(), to: v.unknown() }))),
  /** Of an alert; `choosing`: it goes to so many that more are still being chosen. */
  alert: v.optional(
    v.strictObject({
      title: v.string(),
      body: v.string(),
      radiusKm: v.number(),
      chosen: v.number(),
      choosing: v.optional(v.literal(true)),
    }),
  ),
});
export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;

export const getHistory = defineCall({
  name: 'getHistory',
  ...askedAddresses.getHistory,
  summary: 'All that happened to a report or an aid request, newest first.',
  who: 'read-audit',
  queued: false,
  params: v.strictObject({ id: idSchema }),
  query: v.strictObject({ cursor: cursorSchema }),
  answers: { 200: pageSchema(historyEntrySchema) },
});

/**
 * One line of the live news: what has changed since the line before; none: only a sign of life. The first one says that from now on
 * nothing is missed: who shows something asks for it after that. Admins are told of all topics, others of what everybody's lists hold.
 */
export const newsSchema = v.strictObject({ changed: v.array(v.picklist(newsTopics)) });
export type News = v.InferOutput<typeof newsSchema>;

export const followNews = defineCall({
  name: 'followNews',
  ...askedAddresses.followNews,
  summary:
    'A stream that says when something has changed, a JSON object a line (`{"changed":["reports"]}`), and an empty one every while as a sign of life. It ends by itself; ask again.',
  who: 'follow-news',
  queued: false,
  media: 'application/x-ndjson',
  answers: { 200: newsSchema },
});
