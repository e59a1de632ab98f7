import { devicePorts } from '../outbox/adapters/device-ports.ts';
import { wake } from '../outbox/drive/driver.ts';
import { noteEpoch } from '../outbox/answer/epoch.ts';
import { isCheckDue } from '../outbox/send/verify-sent.ts';

/**
 * What an answer of our server said of its database's life. One that was restored from a copy is asked at once what it has lost, though
 * nothing waits to be sent. Never rejects.
 */
export async function heedEpoch(epoch: string | undefined): Promise<void> {
  if (epoch === undefined) return;
  try {
    await noteEpoch(devicePorts, epoch);
    if (await isCheckDue(devicePorts, true)) await wake('message');
  } catch {
    // Its next answer says it again.
  }
}
