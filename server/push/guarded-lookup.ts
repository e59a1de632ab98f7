import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * For `connect`: a name's public addresses and no others. The connection goes to what was looked at here, so that a name which answers
 * otherwise a moment later (DNS rebinding) gains nothing.
 */
export function guardedLookup(resolve: Resolve = lookup): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) {
        done(error, '');
        return;
      }
      const addresses = found.filter(({ address }) => isPublicAddress(address));
      const [first] = addresses;
      if (first === undefined) done(noPublicAddress(host), '');
      else if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

function noPublicAddress(host: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${host} has no public address`), { code: 'ENOTPUBLIC' });
}
