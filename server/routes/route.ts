import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../contract/calls/define-call.ts';
import type { Figures } from '../../contract/calls/figures.ts';
import type { Overview } from '../../contract/calls/overview.ts';
import type { PublicConfig } from '../../contract/calls/system.ts';
import type { FundSummary } from '../../contract/entities/donation.ts';
import type { Caller } from '../access/caller.ts';
import type { DailyTotal } from '../assistant/daily-total.ts';
import type { LanguageModel } from '../assistant/language-model.ts';
import type { QuestionLimits } from '../assistant/question-limits.ts';
import type { AccountServices } from '../accounts/services.ts';
import type { BodyRule } from '../http/read-body.ts';
import type { PhotoServices } from '../photos/services.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { TestProvider } from '../payments/test-provider.ts';
import type { Outcome } from '../intake/deliver.ts';
import type { CheckedItem } from '../item.ts';
import type { Buckets } from '../lanes/buckets.ts';
import type { Lanes } from '../lanes/lanes.ts';
import type { NewsDesk } from '../news/news-desk.ts';
import type { Perform } from '../performing.ts';
import type { Source } from '../lanes/source.ts';

/** What the routes need of the world. */
export interface Services extends AccountServices, PhotoServices {
  version: string;
  /** Throws unless this process can keep something now. */
  probe(): Promise<void>;
  /** Told of what was not kept. Absent: nobody wants to know. */
  noteUnsaved?(error: unknown): void;
  /** Of the database, as this process knows it now. */
  epoch(): string;
  /** Those of the public settings that stay as they were at start. */
  config: Omit<PublicConfig, 'hasAdmin' | 'mail' | 'ledgerKey'>;
  /** Where the roads for phones lie, once the operator has made some; absent: this server has none. */
  roadsFolder?: string;
  /** Who takes donors' money, or the test payment page. */
  payments: PaymentProvider | TestProvider;
  /** Whom the assistant asks; absent: nobody. */
  llm?: LanguageModel;
  /** Questions of a day, of all people together. */
  llmDailyQuestions?: number;
  /** The operator's own push services, beside those of the known browsers. */
  pushHosts?: readonly string[];
  /** Minutes after which an alert is asked further away, if too few have accepted. */
  ringMinutes?: number;
  /** Days without a change after which what is over leaves the copies on phones. Absent: it stays. */
  archiveDays?: number;
  /** Told that there is something to be told to devices: it does not wait for the next look. */
  noticesDue?(): void;
  /** The same of a newsletter. */
  newslettersDue?(): void;
  /** Told of each statement that kept something new. */
  noteStored(): void;
  /** Told which receipts are about to be sent, and under which epoch where it is not the present one. */
  noteAcknowledged(ids: readonly string[], epoch?: string): void;
}

/** And what the app adds to it. */
export interface RouteServices extends Services {
  perform: Perform;
  /** `isGone`: has its sender hung up? */
  deliverOne(item: CheckedItem, isGone: () => boolean): Promise<Outcome>;
  lanes: Lanes;
  /** How often an account may still look up how to reach a reporter. */
  contactLooks: Buckets;
  /** How many certificates a network may have made as PDF. */
  papers: Buckets;
  /** How often a network and an account may ask the assistant, and how often all of them may today. */
  assistantQuestions: QuestionLimits;
  assistantTotal: DailyTotal;
  /** How many donations an account may begin. */
  donationOrders: Buckets;
  /** How often an account, or a network without one, may speak of its devices. */
  deviceCalls: Buckets;
  /** Goes on behind the answer. */
  noteKept(source: Source, items: readonly CheckedItem[]): void;
  /** A minute old at most. */
  figures(): Promise<Figures>;
  /** Some seconds old at most. */
  overview(): Promise<Overview>;
  /** Some seconds old at most. */
  funds(): Promise<Omit<FundSummary, 'at'>>;
  news: NewsDesk;
  /** Work that the answer does not wait for. */
  goOnBehind(work: Promise<unknown>): void;
}

export type Handler = (
  services: RouteServices,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
) => Promise<FastifyReply>;

/** How one row of the contract's call table is served. */
export interface Route {
  call: Call;
  handler: Handler;
  body?: BodyRule;
  /** Where it is served, if not at the call's own path alone; in Fastify's form. */
  urls?: readonly string[];
  /** Written line by line: what compresses it would keep lines back. */
  isLive?: true;
}
