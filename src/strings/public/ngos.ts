import type { NgoCategory, NgoScope } from '../../../contract/enumerations.ts';
import { byLocale } from '../by-locale.ts';
import { plural } from '../plural.ts';
import { texts } from '../texts.ts';
import { epochMsOf } from '../../../contract/base/iso-time.ts';

export const ngoListTexts = texts('ngoListTexts', {
  title: 'Our Partner NGOs',
  lead: 'Organizations that help in disasters. An administrator of this service has approved each of them.',
  find: 'Find an NGO',
  search: 'Name or city',
  category: 'Category',
  allCategories: 'All Categories',
  scope: 'Where they work',
  allScopes: 'Everywhere',
  clear: 'Show all NGOs',
  found: (count: number) => plural(count, { one: '# NGO', other: '# NGOs' }),
  foundMore: (count: number) => plural(count, { other: 'More than # NGOs' }),
  /** Where this phone keeps a part of them. */
  foundKept: (count: number) => plural(count, { one: '# NGO on this phone', other: '# NGOs on this phone' }),
  noneKept: 'None of the NGOs kept on this phone match.',
  noneFound: 'No NGOs Found',
  noneFoundBody: 'Try adjusting your search or filter criteria',
  none: 'There is no partner NGO yet',
  noneBody: 'An NGO appears here once it has registered and an administrator has approved it.',
  view: 'View Profile',
  viewOf: (name: string) => `View Profile: ${name}`,
});

/** Section 9's focus areas; an NGO may have told others, which are shown as it wrote them. */
export const ngoCategoryLabels = texts<Readonly<Record<NgoCategory, string>>>('ngoCategoryLabels', {
  'Medical Aid': 'Medical Aid',
  'Food Aid': 'Food Aid',
  'Child Welfare': 'Child Welfare',
  Shelter: 'Shelter',
  'Humanitarian Aid': 'Humanitarian Aid',
});

export const ngoScopeLabels = texts<Readonly<Record<NgoScope, string>>>('ngoScopeLabels', {
  Global: 'Global',
  Regional: 'Regional',
  Local: 'Local',
});

/** How an NGO's account stands; partners are approved. */
export const ngoStatusLabels = texts('ngoStatusLabels', {
  approved: 'Approved',
  pending: 'Waits for approval',
  refused: 'Not approved',
});

export const ngoTexts = texts('ngoTexts', {
  loading: 'Loading NGO details...',
  goBack: 'Go Back',
  notFound: 'NGO not found',
  notFoundBody: 'It may no longer be a partner, or the address is wrong.',
  notHere: 'This NGO is not on this phone',
  notHereBody: 'The server cannot be reached now. Try again when there is a network.',
  tryAgain: 'Try again',
  requestAid: 'Request Aid',
  requestAidBody: 'Your request goes to everybody who helps here, not to this NGO alone.',
  contact: 'Contact',
  details: 'About this organization',
  address: 'Address',
  focusAreas: 'Focus areas',
  area: 'Service area',
  areaRound: (km: string, place: string) => `Up to ${km} from ${place}`,
  scope: 'Where it works',
  phone: 'Contact number',
  website: 'Website',
  websiteNote: 'Opens outside of this app.',
  picture: 'Picture',
  registration: 'Registration number',
  established: 'Established Date',
  establishedNote: 'The day it registered in Relief Relay.',
  notAvailable: 'Not Available',
  none: 'N/A',
  backToList: 'Back to NGO List',
});

export const homeNgoTexts = texts('homeNgoTexts', {
  title: 'Partner NGOs',
  lead: 'Organizations that help in disasters, and how to reach them.',
  noneFound: 'No NGO matches this choice.',
  all: 'All partner NGOs',
});

const days = byLocale((code) => new Intl.DateTimeFormat(code, { dateStyle: 'medium' }));

/** The day of a moment in ISO 8601, as the device's calendar has it; `undefined` where it tells none. */
export function dayText(iso: string): string | undefined {
  const at = epochMsOf(iso);
  return Number.isFinite(at) ? days().format(at) : undefined;
}

/** A word of the contract as people read it; another one as it came. */
export function labelIn(labels: Readonly<Record<string, string>>, word: string): string {
  return (Object.hasOwn(labels, word) ? labels[word] : undefined) ?? word;
}
