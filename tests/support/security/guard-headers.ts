/** What every answer must carry, whoever asked for whatever, and what of it must be in there. */
const demanded: readonly (readonly [string, RegExp])[] = [
  ['strict-transport-security', /^max-age=31536000; includeSubDomains$/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/i],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
  ['permissions-policy', /geolocation=\(self\).*microphone=\(\)/],
  ['content-security-policy', /default-src '(self|none)'/],
  ['content-security-policy', /frame-ancestors 'none'/],
];

interface HasHeaders {
  get(name: string): string | null | undefined;
}

/** Names of the headers that are missing or weaker than they should be; empty when all is well. */
export function weakHeaders(headers: HasHeaders): string[] {
  const weak = demanded.filter(([name, needs]) => !needs.test(headers.get(name) ?? '')).map(([name]) => name);
  const policy = headers.get('content-security-policy') ?? '';
  if (/unsafe-(inline|eval)/.test(policy)) weak.push('content-security-policy: unsafe');
  // No cookie exists in this product: a foreign page then has no authority to borrow.
  if (headers.get('set-cookie') != null) weak.push('set-cookie');
  for (const name of ['server', 'x-powered-by']) if (headers.get(name) != null) weak.push(name);
  return weak;
}
