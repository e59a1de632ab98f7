import type { FastifyRequest } from 'fastify';
import { contractNumber } from '../../contract/contract-number.ts';
import { headers } from '../../contract/headers.ts';

/** Does an app send this that speaks a later contract than this server? A client of section 7 names none. */
export function isFromNewer({ headers: named }: Pick<FastifyRequest, 'headers'>): boolean {
  const number = named[headers.contract];
  return typeof number === 'string' && /^\d{1,6}$/.test(number) && Number(number) > contractNumber;
}
