import { texts } from '../texts.ts';

/** An admin shows a report's photo to everybody, or takes it back. */
export const photoReleaseTexts = texts('photoReleaseTexts', {
  open: 'Show to everybody…',
  change: 'Change what is covered…',
  withdraw: 'Withdraw it',
  withdrawTitle: 'Withdraw this picture?',
  withdrawBody: 'Nobody will see it on the public page any more. Copies that people have saved stay with them.',
  cancel: 'Cancel',
  title: 'Show to everybody',
  everybody: 'Everybody will see this picture.',
  everybodyOnceOpen: 'Everybody will see this picture once the report is approved.',
  cover:
    'Cover faces, number plates and whatever shows who somebody is: draw a box with your finger or mouse, or add one. Arrow keys move a box, with Shift they change its size, Delete removes it.',
  picture: 'The picture as everybody will see it',
  addBox: 'Add a box',
  box: (number: string) => `Box ${number}`,
  where: (name: string, left: string, top: string, width: string, height: string) =>
    `${name}: ${left} from the left, ${top} from the top, ${width} wide, ${height} high`,
  boxes: 'Covered parts',
  noBoxes: 'Nothing is covered.',
  remove: (name: string) => `Remove ${name}`,
  tooMany: 'No more boxes can be added.',
  loading: 'Loading the picture…',
  tryAgain: 'Try again',
  release: 'Show to everybody',
  releasing: 'One moment…',
  released: 'Everybody can see the picture now.',
  withdrawn: 'The picture is withdrawn.',
  failed: (why: string) => `It was not done. ${why}`,
  unknown: 'This may have gone through: load the photos again to see.',
  notReleasable: 'This photo can’t be shown to everybody.',
});
