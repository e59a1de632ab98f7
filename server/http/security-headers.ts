import { createHash } from 'node:crypto';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { PublicConfig } from '../../contract/calls/system.ts';
import { contractNumber } from '../../contract/contract-number.ts';
import { headers } from '../../contract/headers.ts';
import { isWebOrigin } from '../../contract/base/web-origin.mjs';
import { tileOrigin } from '../start/tile-origin.mjs';

/** The public settings that open the policy for another host. */
type NamedServices = Pick<
  Partial<PublicConfig>,
  'tileUrl' | 'osrmUrl' | 'pmtilesUrl' | 'firebase' | 'razorpayKeyId' | 'googleMapsKey'
>;

/** Where a phone registers for Firebase's pushes. */
const FIREBASE = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'];

/** Where its payment dialog comes from, what it opens and what it asks. */
const RAZORPAY = 'https://checkout.razorpay.com';
const RAZORPAY_API = 'https://api.razorpay.com';
const RAZORPAY_SCRIPTS = [RAZORPAY, 'https://cdn.razorpay.com'];
const RAZORPAY_FRAMES = [RAZORPAY_API, RAZORPAY];
const RAZORPAY_ASKED = [RAZORPAY_API, 'https://lumberjack.razorpay.com'];

/**
 * Google's maps: hosts as its guide to the security policy names them, but only over https, and scripts from the two hosts alone that its
 * API comes from (the others that the guide lets in also serve scripts of strangers). Neither `unsafe-eval` nor frames.
 */
const GOOGLE_SCRIPTS = ['https://maps.googleapis.com', 'https://maps.gstatic.com'];
const GOOGLE_ASKED = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];
const GOOGLE_PICTURES = [...GOOGLE_ASKED, 'https://*.googleusercontent.com'];
const GOOGLE_STYLES = 'https://fonts.googleapis.com';
const GOOGLE_FONTS = 'https://fonts.gstatic.com';

/**
 * Content-Security-Policy: our own origin, the server that the app was built for, and where they are set the one that has pictures of
 * the map, the one that has routes, the base map's, Firebase,
 * Razorpay's payment dialog and Google's maps. Inline scripts and styles of the built pages are let in by their hashes, which are
 * taken from the pages themselves; there is no `unsafe-inline`.
 */
export function helmetOptions(
  pages: readonly string[],
  { tileUrl = '', osrmUrl = '', pmtilesUrl = '', firebase, razorpayKeyId, googleMapsKey }: NamedServices = {},
): FastifyHelmetOptions {
  const tiles = [tileOrigin(tileUrl) ?? ''].filter((origin) => origin !== '');
  const routes = [tileOrigin(`${osrmUrl}/`) ?? ''].filter((origin) => origin !== '');
  const baseMap = [tileOrigin(pmtilesUrl) ?? ''].filter((origin) => origin !== '');
  const pays = razorpayKeyId !== undefined;
  const google = googleSources(googleMapsKey);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineHashes(pages, 'script'), ...(pays ? RAZORPAY_SCRIPTS : []), ...google.scripts],
        styleSrc: ["'self'", ...inlineHashes(pages, 'style'), ...google.styles],
        imgSrc: ["'self'", 'data:', 'blob:', ...apiHosts(pages), ...tiles, ...google.pictures],
        connectSrc: [
          "'self'",
          ...apiHosts(pages),
          ...tiles,
          ...routes,
          ...baseMap,
          ...(firebase ? FIREBASE : []),
          ...(pays ? RAZORPAY_ASKED : []),
          ...google.asked,
        ],
        ...google.more,
        ...(pays ? { frameSrc: RAZORPAY_FRAMES } : {}),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    // A bank's own window, which the payment dialog opens, says to it how it went.
    crossOriginOpenerPolicy: { policy: pays ? 'same-origin-allow-popups' : 'same-origin' },
    strictTransportSecurity: { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true },
    // Map tile servers ask for the origin; nobody gets the path.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  };
}

/**
 * The pages lie on phones together with their headers, so that no nonce of theirs can be used once. The key is one that page and policy
 * know: it lets in the style elements that Google's script makes, and those alone, neither style attributes nor any script.
 */
function googleSources(key: string | undefined) {
  if (key === undefined) return { scripts: [], styles: [], pictures: [], asked: [], more: {} };
  return {
    scripts: GOOGLE_SCRIPTS,
    styles: [`'nonce-${key}'`, GOOGLE_STYLES],
    pictures: GOOGLE_PICTURES,
    asked: [...GOOGLE_ASKED, 'data:', 'blob:'],
    more: { fontSrc: ["'self'", GOOGLE_FONTS], workerSrc: ["'self'", 'blob:'] },
  };
}

/** What helmet does not know. The payment dialog's frame may ask the phone for a payment. */
export function permissionsPolicy({ razorpayKeyId }: NamedServices = {}): string {
  const payers = razorpayKeyId === undefined ? 'self' : `self "${RAZORPAY_API}"`;
  return `geolocation=(self), camera=(self), microphone=(), payment=(${payers}), usb=(), serial=(), bluetooth=(), midi=()`;
}

/** Of a file that is no page: a browser asks a page alone what it may use. */
export const partPermissions = 'geolocation=(self), microphone=()';

/** Rules that only a page can break: on each of dozens of files and answers they would be half of what some weigh. */
export const ofPages: readonly string[] = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Of an answer in JSON: it asks for nothing, and is shown in no frame. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For answers that are written before a request exists (it could not even be parsed), where no hook runs. */
export const bareHeaders = {
  'content-security-policy': DATA_POLICY,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissionsPolicy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
  [headers.contract]: String(contractNumber),
};

/**
 * The build writes the origin of the API into its page, where it is not the app's own, and that of a language model that the app asks by
 * itself.
 */
function apiHosts(pages: readonly string[]): string[] {
  const metas = pages.flatMap((page) => [...page.matchAll(/<meta name="(?:api|model)-host" content="([^"]*)"/g)]);
  const named = metas.map(([, host = '']) => host);
  return Array.from(new Set(named.filter(isWebOrigin)));
}

function inlineHashes(pages: readonly string[], element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?:\\s[^>]*)?>([\\s\\S]*?)</${element}>`, 'g');
  const bodies = pages.flatMap((page) => Array.from(page.matchAll(inline), (match) => match[1] ?? ''));
  const hashes = bodies.filter((body) => body !== '').map((body) => createHash('sha256').update(body).digest('base64'));
  return Array.from(new Set(hashes), (hash) => `'sha256-${hash}'`);
}
