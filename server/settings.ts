import type { PublicConfig } from '../contract/calls/system.ts';
import type { Role } from '../contract/enumerations.ts';
import type { FcmAccount } from './start/fcm-account.mjs';

/**
 * What the process was told by its environment, checked once at start: by `npm start`, before anything is installed, and by the
 * server, which knows what is usual where nothing was said (`env.ts`).
 */
export interface Settings {
  port: number;
  host: string;
  /** Directory that this server alone writes to; relative to the working directory. */
  dataDir: string;
  /** Absent: the embedded PostgreSQL of `dataDir`. */
  databaseUrl?: string;
  emergencyNumber: string;
  /** ISO 3166, two letters: where telephone numbers without a country code are at home; absent: nobody knows. */
  country?: string;
  /** Who runs this deployment, and how to reach them; absent: not told. */
  operatorName?: string;
  operatorContact?: string;
  /** By whose day receipts are dated, as IANA names it; absent: UTC. */
  timeZone?: string;
  /** Where phones get pictures of the map from; absent: from nowhere. */
  tiles?: TileSettings;
  /** The one file that phones draw the base map from; absent: there is none. */
  baseMap?: BaseMapSettings;
  /** Where phones ask for driving routes (`/route/v1/driving` behind it, as OSRM has it); absent: nowhere. */
  osrmUrl?: string;
  /** The browser key of Google's maps, routes and places; absent: nothing is asked of Google. */
  googleMapsKey?: string;
  /** Other origins that serve the app and may ask this server. */
  appOrigins: readonly string[];
  /** Whose word on a client's address counts. */
  trustedProxies: TrustedProxies;
  /** How many anonymous records go straight to the main lane. */
  lanes: { device?: number; address?: number };
  /** How long an acceptance without a step stays. */
  acceptance: { askMinutes?: number; releaseMinutes?: number };
  /** From which all keys are made; absent: the one of `DATA_DIR/keys.json`. */
  secretKey?: Uint8Array;
  /** Makes the first admin; absent: one that is made at first start. */
  setupCode?: string;
  /** Minutes after which an alert is asked further away, if too few have accepted. */
  ringMinutes: number;
  /** Days without a change after which what is over leaves the copies on phones. */
  archiveDays: number;
  /** Roles that whoever registers has at once. */
  autoApprove: readonly Role[];
  /** Absent: what is in the database is meant to be real. `scale`: how many times the usual amount of sample data. */
  demo?: { scale: number };
  /** Origin at which people open the app; absent: told by each request alone. There wherever `mail` is. */
  appUrl?: string;
  /** Absent: this server sends no mail. */
  mail?: MailSettings;
  push: PushSettings;
  /** Absent: this server sends no SMS. */
  sms?: SmsSettings;
  /** Absent: donations go to the test payment page, and no money moves. */
  razorpay?: RazorpaySettings;
  /** Absent: photos lie in a folder of `dataDir`. */
  s3?: S3Settings;
  /** Absent: the assistant answers from the guide on the phone alone. */
  llm?: LlmSettings;
  /** Minutes that pushes of an alert have to reach somebody before they are told by SMS or e-mail. */
  fallbackMinutes: number;
}

export interface TileSettings {
  /** With {z}, {x} and {y}; an https address, or a path of this server. */
  url: string;
  attribution: { text: string; link?: string };
  /** May phones fetch the map of a region ahead? Only where whoever runs the map server allows it. */
  bulk: boolean;
}

export interface BaseMapSettings {
  /** An https address, or a path of this server. */
  url: string;
  /** Where it lies, if this process serves it; absent: another server or a proxy does. */
  file?: string;
}

export interface MailSettings {
  smtpUrl: string;
  from: string;
}

export interface PushSettings {
  /** Push services beside those of the known browsers (`push/push-hosts.ts`). */
  hosts: readonly string[];
  /** Absent: made from the server's own key. */
  vapid?: { publicKey: string; privateKey: string };
  /** `mailto:` or https. */
  subject?: string;
  /** Absent: devices are reached by standard Web Push alone. */
  fcm?: { account: FcmAccount; firebase: NonNullable<PublicConfig['firebase']> };
}

export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  /** Those that events are signed with: the one before stays good while a rotation is under way. */
  webhookSecrets: readonly string[];
  /** With a slash at its end. */
  apiUrl: string;
}

/** A bucket of an S3-compatible store. */
export interface S3Settings {
  /** With a slash at its end. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A language model behind OpenAI's API. */
export interface LlmSettings {
  /** With a slash at its end; `chat/completions` is behind it. */
  baseUrl: string;
  key?: string;
  /** The next one is asked where one is gone. */
  models: readonly string[];
  /** How many questions it is asked in a day, of all people together. */
  dailyQuestions: number;
  /** May admins have reports translated by it? */
  translates: boolean;
}

export interface SmsSettings {
  url: string;
  /** Sent as `Authorization: Bearer`. */
  token?: string;
}

/** Addresses and CIDR ranges of proxies, or how many stand before this server; 0: none, the connection's own address counts. */
export type TrustedProxies = readonly string[] | number;
