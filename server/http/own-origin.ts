import type { FastifyRequest } from 'fastify';
import { isWebOrigin } from '../../contract/base/web-origin.mjs';

/**
 * Where the request says that it reached us, such as `https://relief.example.org`: by its Host, behind a trusted proxy by what that
 * passes on. Whoever asks can make it up: good for what is told to themselves, never for a mail or what others get to see. Undefined
 * where it names no host, or anything but one.
 */
export function ownOrigin({ protocol, host }: FastifyRequest): string | undefined {
  const scheme = protocol === 'https' ? 'https' : 'http';
  const port = scheme === 'https' ? ':443' : ':80';
  const named = host.toLowerCase();
  const origin = `${scheme}://${named.endsWith(port) ? named.slice(0, -port.length) : named}`;
  return isWebOrigin(origin) ? origin : undefined;
}
