/** The host of a route service as people are told it; `undefined` where the address is none. */
export function providerHost(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  try {
    return new URL(url).host;
  } catch {
    return undefined;
  }
}
