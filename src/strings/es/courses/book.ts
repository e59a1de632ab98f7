import { beforeYouGo } from './before-you-go.ts';
import { calmWords } from './calm-words.ts';
import { fairHelp } from './fair-help.ts';
import { firstHelp } from './first-help.ts';
import { floodWater } from './flood-water.ts';
import type { CourseBook } from '../../courses/shape.ts';

/** The courses in Spanish. */
export const book: CourseBook = {
  courses: {
    'before-you-go': beforeYouGo,
    'flood-water': floodWater,
    'first-help': firstHelp,
    'calm-words': calmWords,
    'fair-help': fairHelp,
  },
};
