import type {
  AidChange,
  DeclinedWhy,
  DeliveryDetail,
  HandedDetail,
  PledgeChange,
  ReportChange,
  UnpledgedWhy,
  WorkChange,
} from '../notice-details.ts';
import type { DisasterType, Role } from '../../../contract/enumerations.ts';

export interface NoticeWords {
  title: string;
  body: string;
}

/** Of a disaster: how many volunteers are on it, of how many that are asked for, and how many of them are there. */
export interface TeamCounts {
  coming: number;
  wanted: number | undefined;
  arrived: number;
}

/**
 * What devices are told, in one language: short enough for a lock screen, and nothing that names anybody. Where it is about a disaster the title begins
 * with its kind.
 */
export interface NoticeTexts {
  types: Readonly<Record<DisasterType, string>>;
  report: Readonly<Record<ReportChange | 'alerted' | 'duplicate', NoticeWords>>;
  aid: Readonly<Record<AidChange, NoticeWords>>;
  /** To whoever asked: a delivery is on its way, or was handed over without their code. */
  delivery: Readonly<Record<DeliveryDetail['delivery'], NoticeWords>>;
  /** To an NGO: what the server said of the receiver's code. */
  handed: Readonly<Record<HandedDetail['handed'], NoticeWords>>;
  asked: Readonly<Record<'report' | 'aid', NoticeWords>>;
  /** Whoever has it in hand wrote to them. */
  answered: NoticeWords;
  work: Readonly<Record<Exclude<WorkChange, 'declined'>, NoticeWords>>;
  /** To an NGO, of a request that it has in hand: its place is another, or whoever asked wrote to it. */
  request: Readonly<Record<'moved' | 'message', NoticeWords>>;
  /** To an NGO, of the people that it sends to a disaster. */
  pledge: Readonly<Record<PledgeChange, NoticeWords>>;
  /** The title, and why nobody of it is expected. */
  unpledged: Readonly<Record<'title' | UnpledgedWhy, string>>;
  /** To an NGO, of something that suits it: a request for aid, or a disaster that lacks volunteers. */
  offer: Readonly<Record<'aid' | 'disaster', NoticeWords>>;
  /** Before the words of an offer that lies outside the NGO's service area, by so many kilometres. */
  offerBeyond(km: number): string;
  /** To an admin: how much waits that nobody takes. */
  waiting(counts: Readonly<Record<'aid' | 'disaster', number>>): NoticeWords;
  /** The title, and why: each as the screens say it. */
  declined: Readonly<Record<'title' | DeclinedWhy, string>>;
  account: { approved: { title: string } & Readonly<Record<Role, string>>; refused: NoticeWords };
  team(counts: TeamCounts): NoticeWords;
}
