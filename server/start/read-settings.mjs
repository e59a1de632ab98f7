/**
 * Every setting, read in one place: by `npm start` before a package is installed or anything built, and by the server afterwards.
 * So this, and all that it imports, is plain JavaScript of ours and Node's own modules.
 */
import { parseAutoApprove, parseSecretKey, parseSetupCode } from './access-settings.mjs';
import { parseCount, parseSwitch } from './common-settings.mjs';
import { llmSettings } from './llm-settings.mjs';
import { mailSettings } from './mail-settings.mjs';
import { baseMapSettings, parseGoogleMapsKey, parseOsrmUrl, tileSettings } from './map-settings.mjs';
import {
  parseCountry,
  parseEmergencyNumber,
  parseOperatorContact,
  parseOperatorName,
  parseTimeZone,
} from './operator-settings.mjs';
import { parseDatabaseUrl, parseDataDir, parseHost, parseOrigins, parsePort, parseProxies } from './place-settings.mjs';
import { pushSettings } from './push-settings.mjs';
import { razorpaySettings } from './razorpay-settings.mjs';
import { settingReader, whatIsSet } from './setting-reader.mjs';
import { s3Settings } from './s3-settings.mjs';
import { smsSettings } from './sms-settings.mjs';

const RING_MINUTES = 15;
const FALLBACK_MINUTES = 5;
const ARCHIVE_DAYS = 60;

/**
 * Reads every variable; the failure lists all that are wrong, each with what it should be.
 *
 * @param {Readonly<Record<string, string | undefined>>} source
 * @param {string} [directory] that the path of a file is relative to: the server's working directory
 * @returns {import('../../contract/base/result.ts').Result<import('../settings.ts').Settings, string[]>}
 */
export function readSettings(source, directory = '.') {
  /** @type {string[]} */
  const wrong = [];
  const read = settingReader(source, wrong);
  const databaseUrl = read('DATABASE_URL', parseDatabaseUrl, undefined);
  const secretKey = read('SECRET_KEY', parseSecretKey, undefined);
  const setupCode = read('SETUP_CODE', parseSetupCode, undefined);
  const operatorName = read('OPERATOR_NAME', parseOperatorName, undefined);
  const country = read('PHONE_COUNTRY', parseCountry, undefined);
  const operatorContact = read('OPERATOR_CONTACT', parseOperatorContact, undefined);
  const timeZone = read('TIME_ZONE', parseTimeZone, undefined);
  const isDemo = read('DEMO', parseSwitch, false);
  // Here an empty variable says something: no pictures of the map.
  const tiles = source['TILE_URL'] === '' ? undefined : tileSettings(read);
  const baseMap = baseMapSettings(read, wrong);
  const osrmUrl = read('OSRM_URL', parseOsrmUrl, undefined);
  const googleMapsKey = read('GOOGLE_MAPS_KEY', parseGoogleMapsKey, undefined);
  const { appUrl, mail } = mailSettings(read, wrong);
  const push = pushSettings(read, wrong, directory);
  const sms = smsSettings(read, wrong);
  const razorpay = razorpaySettings(read, wrong);
  const s3 = s3Settings(read, wrong);
  const llm = llmSettings(read);
  const settings = {
    push,
    port: read('PORT', parsePort, 0),
    host: read('HOST', parseHost, ''),
    dataDir: read('DATA_DIR', parseDataDir(isDemo), ''),
    emergencyNumber: read('EMERGENCY_NUMBER', parseEmergencyNumber(country), ''),
    appOrigins: read('APP_ORIGINS', parseOrigins, []),
    trustedProxies: read('TRUSTED_PROXIES', parseProxies, 0),
    lanes: whatIsSet({
      device: read('RECORDS_PER_PHONE', parseCount(undefined), undefined),
      address: read('RECORDS_PER_ADDRESS', parseCount(undefined), undefined),
    }),
    acceptance: whatIsSet({
      askMinutes: read('ACCEPT_ASK_MINUTES', parseCount(undefined), undefined),
      releaseMinutes: read('ACCEPT_RELEASE_MINUTES', parseCount(undefined), undefined),
    }),
    ringMinutes: read('ALERT_RING_MINUTES', parseCount(RING_MINUTES), 0),
    fallbackMinutes: read('ALERT_FALLBACK_MINUTES', parseCount(FALLBACK_MINUTES), 0),
    archiveDays: read('ARCHIVE_DAYS', parseCount(ARCHIVE_DAYS), 0),
    autoApprove: read('AUTO_APPROVE', parseAutoApprove, []),
    ...(isDemo ? { demo: { scale: read('DEMO_SCALE', parseCount(1), 1) } } : {}),
    ...whatIsSet({
      country,
      operatorName,
      operatorContact,
      timeZone,
      databaseUrl,
      secretKey,
      setupCode,
      appUrl,
      mail,
      sms,
      razorpay,
      llm,
      s3,
      tiles,
      baseMap,
      osrmUrl,
      googleMapsKey,
    }),
  };
  return wrong.length === 0 ? { ok: true, value: settings } : { ok: false, failure: wrong };
}

/**
 * @param {readonly string[]} lines
 * @returns {string}
 */
export function wrongSettings(lines) {
  return `Relief Relay cannot start with these settings:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}
