import type { FastifyRequest } from 'fastify';
import { headers } from '../../contract/headers.ts';
import { deviceName } from '../accounts/device-name.ts';
import type { Device } from '../accounts/services.ts';
import { sha256 } from '../intake/check-item.ts';

/** Long enough not to be guessed; a phone makes 32 random bytes. */
const DEVICE_KEY = /^[A-Za-z0-9_-]{20,200}$/;

export function deviceOf(request: FastifyRequest): Device {
  const key = String(request.headers[headers.deviceKey] ?? '');
  const hasKey = DEVICE_KEY.test(key);
  return {
    name: deviceName(request.headers['user-agent']),
    network: request.network,
    keyHash: sha256(hasKey ? key : ''),
    hasKey,
  };
}
