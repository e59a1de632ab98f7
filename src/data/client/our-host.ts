import { devicePorts } from '../outbox/adapters/device-ports.ts';

/** Is it beyond doubt none of ours? Such a one knows nothing but section 7 of the product document. */
export async function isForeignHost(): Promise<boolean> {
  const host = await devicePorts.net.elsewhere?.kind(devicePorts.store);
  return host?.kind === 'foreign';
}

/** Is the host beyond doubt a server of ours? Only such a one is told more than section 7 of the product document knows. */
export async function isOurHost(): Promise<boolean> {
  const host = await devicePorts.net.elsewhere?.kind(devicePorts.store);
  return host === undefined || host.kind === 'ours';
}
