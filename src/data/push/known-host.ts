import { devicePorts } from '../outbox/adapters/device-ports.ts';

export type KnownHost = 'ours' | 'foreign';

/** Undefined: it has not told yet which of both it is. */
export async function knownHost(): Promise<KnownHost | undefined> {
  const host = await devicePorts.net.elsewhere?.kind(devicePorts.store);
  if (host === undefined) return 'ours';
  return host.kind === 'host-failed' ? undefined : host.kind;
}
