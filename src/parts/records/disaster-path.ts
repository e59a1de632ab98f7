import { addressOf } from '../../addresses.ts';
import { routes } from '../../routes.ts';

/** Where the public reads about a disaster. */
export function disasterPath(id: string): string {
  return addressOf(routes.disaster, id);
}
