import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** The photos of a report or an aid request, for admins and for those who took it. */
export const recordPhotoTexts = texts('recordPhotoTexts', {
  title: 'Photos',
  titles: {
    arrived: 'Photos from arriving',
    done: 'Photos of the finished work',
    'handed-over': 'Photos of the handover',
    merged: 'Photos of the merged record',
  },
  loading: 'Loading the photos…',
  needNetwork: 'Photos need a connection. Those you have opened stay here.',
  again: 'Refresh',
  none: 'No photo has arrived yet.',
  onPhone: (count: number) =>
    plural(count, { one: '# photo still on the phone', other: '# photos still on the phone' }),
  lost: (count: number) => plural(count, { one: '# photo lost on the phone', other: '# photos lost on the phone' }),
  photo: (place: string, count: string) => `Photo ${place} of ${count}`,
  open: (name: string) => `Open: ${name}`,
  fullSize: (size: string) => `Full picture: ${size}`,
  loadFull: (size: string) => `Load the full picture (${size})`,
  loadingFull: 'Loading the full picture…',
  tryAgain: 'Try again',
  arriving: (percent: string) => `Arriving: ${percent}`,
  notComing: 'Not all of it arrived, and nothing more will come.',
  checking: 'Has arrived, being checked',
  undecodable: 'This phone format can’t be shown here.',
  download: (size: string) => `Download the original (${size})`,
  downloading: 'Downloading the original…',
  refused: 'Not a picture: the server refused it.',
  missing: 'The server can’t find this picture.',
  released: 'Everybody can see it',
  previous: 'Previous photo',
  next: 'Next photo',
  close: 'Close',
});
