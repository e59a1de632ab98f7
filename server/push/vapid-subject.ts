import { contactKind } from '../../contract/operator-contact.mjs';

interface Told {
  push: { subject?: string };
  operatorContact?: string;
  appUrl?: string;
}

/** A name that can belong to nobody (RFC 2606): Apple takes no push without a subject that is an address. */
const NOBODY = 'https://relief-relay.invalid';

/** How a push service's people reach who runs this server: as the settings say it, else as people are told it. */
export function vapidSubject({ push, operatorContact = '', appUrl = '' }: Told): string {
  if (push.subject !== undefined) return push.subject;
  const kind = contactKind(operatorContact);
  if (kind === 'mail') return `mailto:${operatorContact}`;
  if (kind === 'web') return operatorContact;
  return appUrl.startsWith('https:') ? appUrl : NOBODY;
}
