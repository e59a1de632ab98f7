import { clustersOf } from './clusters.ts';
import type { Weight } from './faces.ts';
import type { Room } from './fitted.ts';
import { colors } from './ornaments.ts';
import { dayText, isolated, paperTexts } from './paper-texts.ts';
import type { Paper } from './paper.ts';

/** A4 across, in points. */
export const page = { width: 841.89, height: 595.28 };

/** White at the sides of what is written at the foot. */
const SIDE = 76;
const CODE = 100;
const CODE_TOP = 430;

/** One block of words. */
export interface Part {
  tag: 'H1' | 'P' | 'Link';
  text: string;
  direction: 'ltr' | 'rtl' | 'auto';
  weight: Weight;
  color: string;
  room: Room;
  x: number;
  top: number;
  align: 'left' | 'center' | 'right';
  /** Few lines stand in the middle of their room's height. */
  isCentred?: boolean;
}

type Look = Pick<Part, 'top' | 'room' | 'color' | 'weight'>;

const looks = {
  brand: { top: 55, room: room(200, 20, 14), color: colors.ink, weight: 700 },
  title: { top: 98, room: room(690, 54, 36, 30, 24), color: colors.aid, weight: 700 },
  presented: { top: 172, room: room(650, 24, 14, 12), color: colors.soft, weight: 400 },
  name: { top: 198, room: room(660, 94, 44, 38, 32, 27, 22, 18, 15, 13, 11, 9), color: colors.ink, weight: 700 },
  deed: { top: 316, room: room(600, 76, 16, 15, 14, 13, 12), color: colors.ink, weight: 400 },
  issued: { top: CODE_TOP - 2, room: room(540, 34, 11.5, 10.5, 9.5, 8), color: colors.ink, weight: 400 },
  verify: { top: CODE_TOP + 44, room: room(540, 32, 10.5, 9.5), color: colors.soft, weight: 400 },
  address: { top: CODE_TOP + 63, room: room(540, 34, 11.5, 10.5, 9.5, 8, 6), color: colors.aid, weight: 700 },
} satisfies Record<string, Look>;

function room(width: number, height: number, ...sizes: number[]): Room {
  return { width, height, sizes };
}

/** In the order in which they are read. */
export function partsOf(paper: Paper): Part[] {
  const { direction, title, presented, verify } = paperTexts[paper.language];
  const centre = { direction, x: page.width / 2, align: 'center' } as const;
  const foot =
    direction === 'ltr'
      ? ({ direction, x: SIDE, align: 'left' } as const)
      : ({ direction, x: page.width - SIDE, align: 'right' } as const);
  return [
    { tag: 'P', text: 'Relief Relay', ...looks.brand, direction: 'ltr', x: page.width / 2 - 28, align: 'left' },
    { tag: 'H1', text: title, ...looks.title, ...centre },
    { tag: 'P', text: presented, ...looks.presented, ...centre },
    { tag: 'P', text: paper.name, ...looks.name, ...centre, direction: 'auto', isCentred: true },
    { tag: 'P', text: deedOf(paper), ...looks.deed, ...centre },
    { tag: 'P', text: issuedOf(paper), ...looks.issued, ...foot },
    { tag: 'P', text: verify, ...looks.verify, ...foot },
    { tag: 'Link', text: paper.verifyAddress, ...looks.address, ...foot, direction: 'ltr' },
  ];
}

/** Its corner and edge: at the end of the line, where the words of the foot do not begin. */
export function codePlace({ language }: Paper): { x: number; y: number; edge: number; alt: string } {
  const { direction, code } = paperTexts[language];
  return { x: direction === 'ltr' ? page.width - SIDE - CODE : SIDE, y: CODE_TOP, edge: CODE, alt: code };
}

function deedOf({ language, disasterType, reference, reportedOn, completedOn }: Paper): string {
  const { deed, disasters, locale } = paperTexts[language];
  return deed({
    disaster: disasters[disasterType],
    reference: isolated(reference, '\u2066'),
    reported: dayText(reportedOn, locale),
    completed: dayText(completedOn, locale),
  });
}

function issuedOf({ language, issuedOn, operator = '' }: Paper): string {
  const { issued, issuedBy, locale } = paperTexts[language];
  const date = dayText(issuedOn, locale);
  const isTold = operator !== '' && clustersOf(operator, 'auto', 400).ok;
  return isTold ? issuedBy(date, isolated(operator)) : issued(date);
}
