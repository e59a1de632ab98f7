import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** `/disaster/:id`: one disaster's public face. */
export const disasterPageTexts = texts('disasterPageTexts', {
  /** How many reports tell of it, where there are several. */
  reports: (count: number) => plural(count, { one: '# report tells of it', other: '# reports tell of it' }),
  loading: 'One moment…',
  severity: 'Severity',
  status: 'Status',
  since: 'Since',
  until: 'Resolved',
  near: 'Requests for aid nearby',
  atLeast: (count: string) => `At least ${count}`,
  resolved: (time: string) => `This disaster was resolved ${time}.`,
  resolvedSometime: 'This disaster was resolved.',
  asSeenBefore: 'The server cannot be reached. This is the last update.',
  description: 'What happened',
  campaign: 'About the relief work',
  noDescription: 'No description available.',
  impact: 'Impact',
  place: 'Location',
  mapLabel: (type: string) => `Map: ${type}`,
  rounded: 'The place is shown to about 1 km, to protect the people there. Approved volunteers see it exactly.',
  exact: 'You see the exact place because you help. Do not pass it on.',
  coarse: (distance: string) =>
    `The phone knew this position only to within about ${distance}: go by the words of the place, and ask. You see it because you help. Do not pass it on.`,
  noPlace: 'Its position is not known.',
  share: 'Share',
  copyLink: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'This browser could not copy it. The address bar has the link.',
  shareText: (type: string, address: string) => `${type}: see what is known and how to help. ${address}`,
  photo: 'Photo of this disaster',
  showPhoto: 'Show the photo',
  openPhoto: 'Open the photo',
  photoNotLoaded: 'The photo could not be loaded.',
  back: 'All disasters',
});

export const helpTexts = texts('helpTexts', {
  title: 'How you can help',
  donate: 'Donate Now',
  volunteer: 'Accept as a volunteer',
  aid: 'Request aid',
  report: 'Report what you see',
});

export const neededTexts = texts('neededTexts', {
  title: 'What is needed',
  within: (km: string) => `Asked for within ${km}, for the same type of disaster. Only what is still open counts.`,
  notAll: (count: number) =>
    plural(count, {
      one: 'There are more: # request is counted here.',
      other: 'There are more: # requests are counted here.',
    }),
  none: (km: string) => `Nothing is asked for within ${km} right now, as far as this phone knows.`,
  unknown: 'The position of this disaster is not known: nobody can tell what is asked for near it.',
  part: 'This phone keeps only a part of the requests: there may be more.',
  noCopy: 'The requests for aid have not been on this phone yet.',
  other: 'Something else',
  asked: 'Asked for by those who lead the relief work.',
  nearby: 'Asked for nearby',
  requests: (count: number) => plural(count, { one: '# request', other: '# requests' }),
  urgent: (count: number) => plural(count, { one: '# urgent', other: '# urgent' }),
});

export const donationTexts = texts('donationTexts', {
  title: 'Donations',
  none: 'No donation has been recorded for this disaster.',
  unknown: 'This phone has not heard yet what was given for this disaster.',
  progress: 'Donated so far',
  ofTarget: (total: string, target: string) => `${total} of ${target}`,
  target: (amount: string) => `The relief work needs ${amount}.`,
  recent: 'Recent donations',
  use: 'See how funds are used',
  test: 'These are test donations: no money moved.',
});

export const missingDisasterTexts = texts('missingDisasterTexts', {
  heading: 'Disaster',
  title: 'This disaster is not shown',
  body: 'It is not public, or no longer there.',
  awayTitle: 'This disaster is not on this phone yet',
  awayBody: 'The server cannot be reached. What this phone once saw opens without a network, too.',
  tryAgain: 'Try again',
});

export const mergedDisasterTexts = texts('mergedDisasterTexts', {
  title: 'This is one incident with another report',
  body: 'Several people reported it. Everything about it is now in one place:',
});
