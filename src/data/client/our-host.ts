import { devicePorts } from '../outbox/adapters/device-ports.ts';

/** Is it beyond doubt none of ours? Such a one knows nothing but section 7 of the product document. Never rejects. */
export async function isForeignHost(): Promise<boolean> {
  return (await hostKind()) === 'foreign';
}

/**
 * Is the host beyond doubt a server of ours? Only such a one is told more than section 7 of the product document knows. Never rejects.
 */
export async function isOurHost(): Promise<boolean> {
  return devicePorts.net.elsewhere === undefined || (await hostKind()) === 'ours';
}

/** `undefined` also where this phone's storage does not say what is known of the host. */
async function hostKind() {
  const { elsewhere } = devicePorts.net;
  return elsewhere?.kind(devicePorts.store).then(
    ({ kind }) => kind,
    () => undefined,
  );
}
