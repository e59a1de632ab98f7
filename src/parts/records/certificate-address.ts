import { addressOf } from '../../addresses.ts';
import { routes } from '../../routes.ts';

/** Where everybody can check a certificate: a path of this app. */
export function certificatePath(id: string): string {
  return addressOf(routes.certificate, id);
}
