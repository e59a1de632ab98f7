import { numberText } from '../plural.ts';
import { texts } from '../texts.ts';

/** What a volunteer keeps on the phone for where there is no network. */
export const fieldTexts = texts('fieldTexts', {
  title: 'Prepare for the field',
  lead: (kind: string, hasMap: boolean) =>
    `Keep what you need there without a network: this disaster (${kind}), whom to call, the app with its guide, ${hasMap ? 'the map and the roads around' : 'the roads around'}, and the way from here.`,
  guide: (kind: string) => `Emergency guide: ${kind}`,
  noPosition:
    'This phone does not know where you are yet. Tap “Show route” first, and the way and the roads around you are kept too.',
  asking: 'Working out the size…',
  thin: 'Your connection is slow, so nothing is fetched before you tap.',
  noSize: 'The size can’t be worked out without a network.',
  check: 'Check the size',
  size: (size: string) => `${size} to fetch.`,
  nothingMore: 'Nothing more to fetch.',
  keep: 'Keep it on this phone',
  goOn: 'Fetch the rest',
  stop: 'Stop',
  keeping: 'Keeping it on this phone',
  soFar: (things: number, all: number, size: string, whole: string) =>
    `${numberText(things)} of ${numberText(all)}, ${size} of ${whole}`,
  leaveOpen: 'Leave this page open. If you close it, it goes on when you open it again.',
  kept: 'All of it is on this phone.',
  stopped: {
    cancelled: 'Stopped. What was fetched stays on this phone.',
    full: 'This phone has no room left. What was fetched stays. Delete pictures or apps that you don’t need, then fetch the rest.',
    away: 'Not everything could be fetched. What was fetched stays. Fetch the rest when you have a network.',
  },
  tooLittle: (free: string) =>
    `This phone has too little room: the app may use ${free} more, and your reports and photos need some of it. Delete pictures or apps that you don’t need, then try again.`,
  until: (day: string) => `Kept until ${day}: 30 days after you last opened this page.`,
  remove: 'Delete from this phone',
  removed: 'Deleted from this phone.',
});
