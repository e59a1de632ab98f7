type Demands = readonly (readonly [string, RegExp])[];

/** What every answer must carry, whoever asked for whatever, and what of it must be in there. */
const ofAll: Demands = [
  ['x-content-type-options', /^nosniff$/],
  ['content-security-policy', /default-src '(self|none)'/],
  ['content-security-policy', /frame-ancestors 'none'/],
];
/** And all but the immutable parts of pages, of which the pages said it. */
const demanded: Demands = [
  ...ofAll,
  ['strict-transport-security', /^max-age=31536000; includeSubDomains$/],
  ['x-frame-options', /^DENY$/i],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
  ['permissions-policy', /geolocation=\(self\).*microphone=\(\)/],
];
const ofParts: Demands = [
  ...ofAll,
  ['cross-origin-resource-policy', /^same-origin$/],
  ['cache-control', /^public, max-age=31536000, immutable$/],
];

interface HasHeaders {
  get(name: string): string | null | undefined;
}

/**
 * Names of the headers that are missing or weaker than they should be; empty when all is well.
 *
 * @param isPart is it code, style or list that a page is made of, and that never changes?
 */
export function weakHeaders(headers: HasHeaders, isPart = false): string[] {
  const weak = (isPart ? ofParts : demanded).filter(([name, needs]) => !needs.test(headers.get(name) ?? '')).map(([name]) => name);
  const policy = headers.get('content-security-policy') ?? '';
  if (/unsafe-(inline|eval)/.test(policy)) weak.push('content-security-policy: unsafe');
  // No cookie exists in this product: a foreign page then has no authority to borrow.
  if (headers.get('set-cookie') != null) weak.push('set-cookie');
  for (const name of ['server', 'x-powered-by']) if (headers.get(name) != null) weak.push(name);
  return weak;
}
