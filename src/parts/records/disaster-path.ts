import { routes } from '../../routes.ts';

/** Where the public reads about a disaster. */
export function disasterPath(id: string): string {
  return routes.disaster.replace(':id', encodeURIComponent(id));
}
