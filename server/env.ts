import { failed, ok, type Result } from '../contract/base/result.ts';
import { isWebOrigin } from '../contract/base/web-origin.mjs';
import { contactKind } from '../contract/operator-contact.mjs';
import { roles, type Role } from '../contract/enumerations.ts';
import { tileOrigin } from './start/tile-origin.mjs';
import { laneLimits, type LaneLimits } from './lanes/lanes.ts';
import { pushSettings, type PushSettings } from './push/push-settings.ts';
import type { Read } from './read-setting.ts';
import {
  parseCount,
  parseDatabaseUrl,
  parseDataDir,
  parseEmergencyNumber,
  parseHost,
  parseMailFrom,
  parseOperatorName,
  parsePort,
  parseProxies,
  parseSecretKey,
  parseSetupCode,
  parseSmtpUrl,
  parseSwitch,
  parseYesNo,
  settingOf,
} from './start/plain-settings.mjs';
import { smsSettings, type SmsSettings } from './steps/sms-settings.ts';
import { acceptanceTimes, type AcceptanceTimes } from './volunteers/acceptance-times.ts';

/** What the process was told by its environment, checked once at start. */
export interface Env {
  port: number;
  host: string;
  /** Directory that this server alone writes to; relative to the working directory. */
  dataDir: string;
  /** Absent: the embedded PostgreSQL of `dataDir`. */
  databaseUrl?: string;
  emergencyNumber: string;
  /** Who runs this deployment, and how to reach them; absent: not told. */
  operatorName?: string;
  operatorContact?: string;
  /** Where phones get pictures of the map from; absent: from nowhere. */
  tiles?: TileSettings;
  /** Other origins that serve the app and may ask this server. */
  appOrigins: readonly string[];
  /** Whose word on a client's address counts. */
  trustedProxies: TrustedProxies;
  /** How many anonymous records go straight to the main lane. */
  lanes: LaneLimits;
  /** How long an acceptance without a step stays. */
  acceptance: AcceptanceTimes;
  /** From which all keys are made; absent: the one of `DATA_DIR/keys.json`. */
  secretKey?: Uint8Array;
  /** Makes the first admin; absent: one that is made at first start. */
  setupCode?: string;
  /** Minutes after which an alert is asked further away, if too few have accepted. */
  ringMinutes: number;
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

export interface MailSettings {
  smtpUrl: string;
  from: string;
}

/** Addresses and CIDR ranges of proxies, or how many stand before this server; 0: none, the connection's own address counts. */
export type TrustedProxies = readonly string[] | number;

const RING_MINUTES = 15;
const FALLBACK_MINUTES = 5;

type Source = Readonly<Record<string, string | undefined>>;

/** Reads every variable; the failure lists all that are wrong, each with what it should be. */
export function readEnv(source: Source): Result<Env, string[]> {
  const wrong: string[] = [];
  const read: Read = (name, parse, fallback) => {
    const parsed = parse(settingOf(source, name));
    if (parsed.ok) return parsed.value;
    wrong.push(`${name} should be ${parsed.failure}`);
    return fallback;
  };
  const databaseUrl = read('DATABASE_URL', parseDatabaseUrl, undefined);
  const secretKey = read('SECRET_KEY', parseSecretKey, undefined);
  const setupCode = read('SETUP_CODE', parseSetupCode, undefined);
  const operatorName = read('OPERATOR_NAME', parseOperatorName, undefined);
  const operatorContact = read('OPERATOR_CONTACT', parseOperatorContact, undefined);
  const isDemo = read('DEMO', parseSwitch, false);
  // Here an empty variable says something: no pictures of the map.
  const tiles = source['TILE_URL'] === '' ? undefined : tileSettings(read);
  const smtpUrl = read('SMTP_URL', parseSmtpUrl, undefined);
  const mailFrom = read('MAIL_FROM', parseMailFrom, undefined);
  const appUrl = read('PUBLIC_URL', parsePublicUrl, undefined);
  const mail = mailSettings([smtpUrl, mailFrom, appUrl], wrong);
  const push = pushSettings(read, wrong);
  const sms = smsSettings(read, wrong);
  const env: Env = {
    push,
    port: read('PORT', parsePort, 0),
    host: read('HOST', parseHost, ''),
    dataDir: read('DATA_DIR', parseDataDir(isDemo), ''),
    emergencyNumber: read('EMERGENCY_NUMBER', parseEmergencyNumber, ''),
    appOrigins: read('APP_ORIGINS', parseOrigins, []),
    trustedProxies: read('TRUSTED_PROXIES', parseProxies, 0),
    lanes: {
      device: read('RECORDS_PER_PHONE', parseCount(laneLimits.device), 0),
      address: read('RECORDS_PER_ADDRESS', parseCount(laneLimits.address), 0),
    },
    acceptance: {
      askMinutes: read('ACCEPT_ASK_MINUTES', parseCount(acceptanceTimes.askMinutes), 0),
      releaseMinutes: read('ACCEPT_RELEASE_MINUTES', parseCount(acceptanceTimes.releaseMinutes), 0),
    },
    ringMinutes: read('ALERT_RING_MINUTES', parseCount(RING_MINUTES), 0),
    fallbackMinutes: read('ALERT_FALLBACK_MINUTES', parseCount(FALLBACK_MINUTES), 0),
    autoApprove: read('AUTO_APPROVE', parseAutoApprove, []),
    ...(isDemo ? { demo: { scale: read('DEMO_SCALE', parseCount(1), 1) } } : {}),
    ...(operatorName === undefined ? {} : { operatorName }),
    ...(operatorContact === undefined ? {} : { operatorContact }),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(secretKey === undefined ? {} : { secretKey }),
    ...(setupCode === undefined ? {} : { setupCode }),
    ...(appUrl === undefined ? {} : { appUrl }),
    ...(mail === undefined ? {} : { mail }),
    ...(sms === undefined ? {} : { sms }),
    ...(tiles === undefined ? {} : { tiles }),
  };
  return wrong.length === 0 ? ok(env) : failed(wrong);
}

const NO_ATTRIBUTION = { text: '' };

function tileSettings(read: Read): TileSettings {
  return {
    url: read('TILE_URL', parseTileUrl, ''),
    attribution: read('TILE_ATTRIBUTION', parseTileAttribution, NO_ATTRIBUTION),
    bulk: read('BULK_TILES', parseYesNo, false),
  };
}

/** All three or none: a link in a mail must lead to the app, and no request is believed where that is. */
function mailSettings([smtpUrl, from, appUrl]: (string | undefined)[], wrong: string[]): MailSettings | undefined {
  if (smtpUrl !== undefined && from !== undefined && appUrl !== undefined) return { smtpUrl, from };
  const isPartial = smtpUrl !== undefined || from !== undefined;
  if (isPartial && wrong.length === 0) wrong.push('SMTP_URL, MAIL_FROM and PUBLIC_URL should be set together');
  return undefined;
}

function parsePublicUrl(text: string | undefined): Result<string | undefined, string> {
  return text === undefined || isWebOrigin(text)
    ? ok(text)
    : failed('the origin at which people open the app, such as https://relief.example.org');
}

function parseOperatorContact(text: string | undefined): Result<string | undefined, string> {
  return text === undefined || contactKind(text) !== undefined
    ? ok(text)
    : failed('an e-mail address, an https address or a telephone number, such as help@relief.example.org');
}

function parseTileUrl(text = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'): Result<string, string> {
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => text.includes(part));
  return isWhole && tileOrigin(text) !== undefined
    ? ok(text)
    : failed('an https address or a path of this server with {z}, {x} and {y}, or empty for no pictures of the map');
}

function parseTileAttribution(
  text = '© OpenStreetMap contributors https://www.openstreetmap.org/copyright',
): Result<TileSettings['attribution'], string> {
  const [, words = '', link] = /^(.*?)(?:\s+(https:\/\/\S+))?$/u.exec(text.trim()) ?? [];
  const right = words !== '' && words.length <= 200 && !/\p{Cc}/u.test(words);
  return right && (link === undefined || URL.canParse(link))
    ? ok({ text: words, ...(link === undefined ? {} : { link }) })
    : failed('words that say whose map it is, of 200 characters at most, with an https address behind them or none');
}

function parseOrigins(text = ''): Result<readonly string[], string> {
  const origins = text === '' ? [] : text.split(',').map((origin) => origin.trim());
  return origins.every(isWebOrigin)
    ? ok(origins)
    : failed('origins as browsers write them, with commas between, such as https://relief.example.org');
}

function parseAutoApprove(text = ''): Result<readonly Role[], string> {
  const names = text === '' ? [] : text.split(',').map((name) => name.trim());
  const chosen = roles.filter((role) => role !== 'admin' && names.includes(role));
  return chosen.length === new Set(names).size
    ? ok(chosen)
    : failed('roles of volunteer and ngo, with a comma between');
}
