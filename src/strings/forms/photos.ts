import { numberText, plural } from '../plural.ts';
import { texts } from '../texts.ts';
import { sizeText } from '../size.ts';
import { isolated } from '../isolate.ts';

/** Choosing photos in a form. */
export const photoTexts = texts('photoTexts', {
  take: 'Take a photo',
  choose: 'Choose photos',
  hint: (most: number) =>
    plural(most, {
      one: 'At most # photo. It is made smaller on this phone, and sent after your text.',
      other: 'Up to # photos. They are made smaller on this phone, and sent after your text.',
    }),
  add: 'Add photos',
  ofWork: (most: number) =>
    plural(most, {
      one: 'Optional. At most # photo, made smaller on this phone. Only you and the administrators see it.',
      other: 'Optional. Up to # photos, made smaller on this phone. Only you and the administrators see them.',
    }),
  show: (count: number) => plural(count, { one: 'Show # photo', other: 'Show # photos' }),
  preparing: (count: number) => plural(count, { one: 'Preparing # photo…', other: 'Preparing # photos…' }),
  cost: (count: number, bytes: number) => plural(count, { one: '# photo', other: '# photos' }) + `, ${sizeText(bytes)}`,
  thinLink:
    'On mobile data or a slow connection, small pictures go first. The photos follow on Wi-Fi, or when you press “Send photos now”.',
  photo: (place: number) => `Photo ${numberText(place)}`,
  caption: 'What it shows',
  up: (place: number) => `Move photo ${numberText(place)} up`,
  down: (place: number) => `Move photo ${numberText(place)} down`,
  moved: (place: number) => `Now photo ${numberText(place)}.`,
  remove: (place: number) => `Remove photo ${numberText(place)}`,
  removed: 'Photo removed.',
  undo: 'Undo',
  putBack: 'Photo put back.',
  asItCame: (bytes: number) =>
    `This phone can’t open this kind of photo. It is sent as it came (${sizeText(bytes)}), with everything the camera noted in it. Only an administrator can download it.`,
  notMadeSmaller: (bytes: number) =>
    `This browser can’t make photos smaller. It is sent as it is (${sizeText(bytes)}); the server keeps the picture, without what the camera noted in it.`,
  askPlace: 'This photo says where it was taken. Use that place here?',
  askOtherPlace: (distance: string) =>
    `This photo was taken ${distance} from the position in this form. Use the photo’s place instead?`,
  takePlace: 'Use the photo’s place',
  noPlace: 'Don’t use it',
  placeUsed: 'The photo’s place is set.',
  nothingShared: 'No photo came through. Choose it here.',
  notArrived: (count: number) =>
    plural(count, {
      one: '# photo did not make it onto this phone. Please choose it again.',
      other: '# photos did not make it onto this phone. Please choose them again.',
    }),
  refused: {
    'not-image': (name: string) => `${isolated(name)}: images must be image files.`,
    broken: (name: string) => `${isolated(name)} can’t be opened: the file is damaged. Please choose another one.`,
    unusable: (name: string) =>
      `${isolated(name)}: this kind of photo can’t be used. Please save it as a JPEG, and choose that.`,
    'ended-page': (name: string) =>
      `${isolated(name)} closed this page twice while it was prepared. Please choose another one; your text is safe, and can go without.`,
    'too-large': (name: string) =>
      `${isolated(name)} is too large, and this phone can’t make it smaller. Please choose another one.`,
    many: (name: string) => `${isolated(name)} was left out: there are as many photos as can be sent.`,
    full: (name: string) => `This phone has no room for ${isolated(name)}. Your text is safe: you can send it without.`,
    failed: (name: string) =>
      `${isolated(name)} could not be kept on this phone. Your text is safe: you can send it without.`,
  },
});

/** What becomes of photos after their text was saved. */
export const photoProgressTexts = texts('photoProgressTexts', {
  title: 'Photos',
  onPhone: (count: number) =>
    plural(count, { one: '# photo still on this phone', other: '# photos still on this phone' }),
  afterText: 'They are sent after the text.',
  allSent: (count: number) => plural(count, { one: '# photo has arrived.', other: '# photos have arrived.' }),
  lost: (count: number) =>
    plural(count, {
      one: '# photo is not on this phone any more and cannot be sent.',
      other: '# photos are not on this phone any more and cannot be sent.',
    }),
  foreign: 'This server takes no photos. They stay on this phone.',
  smallFirst: 'Small pictures go first. The photos wait for Wi-Fi.',
  sendNow: 'Send photos now',
  sendingNow: 'The photos go now, on any connection.',
  waits: 'waiting',
  sent: 'arrived',
  refused: 'not accepted by the server',
  tooLarge: 'too large: the server does not accept it',
  unreadable: 'arrived, but the server can’t open it',
  smallSent: 'small picture arrived',
  partSent: (done: number, whole: number) => `${sizeText(done)} of ${sizeText(whole)} sent`,
  settingTitle: 'Photos on mobile data',
  settingHint: 'On a connection that is metered or slow.',
  settings: { all: 'Always send', small: 'Small pictures only' },
});
