import { describe, expect, test } from 'vitest';
import { courseIds, courseModules } from '../../contract/courses.ts';
import { loadCourseBook } from './course-book.ts';
import { book } from './courses/book.ts';
import type { Course, CourseBook } from './courses/shape.ts';
import { courseSources } from './courses/sources.ts';
import { loadGuideBook } from './guide-book.ts';
import { languages, type Language } from './language.ts';

const LONGEST_SENTENCE = 170;
const codes = Object.keys(languages) as Language[];

/** The letters that a language is written in. */
const LETTERS: Readonly<Record<Language, RegExp>> = {
  en: /[a-z]{2}/,
  hi: /\p{Script=Devanagari}{2}/u,
  es: /[a-záéíóúñ]{2}/,
  ar: /\p{Script=Arabic}{2}/u,
};

/** Place of each text → the text, such as `flood-water.boats.parts.1`. */
function textsOf({ courses }: CourseBook): Map<string, string> {
  return new Map(Object.entries(courses).flatMap(([id, course]) => textsOfCourse(id, course)));
}

function textsOfCourse(id: string, { title, description, modules }: Course): (readonly [string, string])[] {
  const inside = Object.entries(modules).flatMap(([key, module]) => [
    [`${id}.${key}.title`, module.title] as const,
    ...module.parts.map((text, at) => [`${id}.${key}.parts.${at}`, text] as const),
    [`${id}.${key}.question`, module.check.question] as const,
    ...module.check.answers.map((text, at) => [`${id}.${key}.answers.${at}`, text] as const),
    [`${id}.${key}.why`, module.check.why] as const,
  ]);
  return [[`${id}.title`, title], [`${id}.description`, description], ...inside];
}

/** What is no text, and so the same in every language. */
function factsOf({ courses }: CourseBook): object {
  return Object.entries(courses).map(([id, { minutes, level, modules }]) => {
    const facts = Object.entries(modules).map(([key, one]) => [key, one.minutes, one.check.right]);
    return { id, minutes, level, facts };
  });
}

/** In the order of size: languages differ in theirs. */
function numbersIn(text: string): string {
  const found = (asciiDigits(text).match(/\d+/g) ?? []).map(Number);
  return found.sort((a, b) => a - b).join(' ');
}

function asciiDigits(text: string): string {
  return text
    .replace(/[٠-٩]/gu, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replace(/[०-९]/gu, (digit) => String('०१२३४५६७८९'.indexOf(digit)));
}

describe.each(codes)('the courses in %s', (code) => {
  test('have the courses and modules of the contract, in its order', async () => {
    const { courses } = await loadCourseBook(code);
    const ids = Object.entries(courses).map(([id, { modules }]) => [id, Object.keys(modules)]);
    expect(ids).toEqual(Object.entries(courseModules));
  });

  test('have the same paragraphs, answers, minutes and right answers as in English', async () => {
    const translated = await loadCourseBook(code);
    expect([...textsOf(translated).keys()]).toEqual([...textsOf(book).keys()]);
    expect(factsOf(translated)).toEqual(factsOf(book));
  });

  test('say something everywhere, in this language, in sentences that are not long', async () => {
    const spoken = [...textsOf(await loadCourseBook(code))];
    expect(spoken.filter(([, text]) => !LETTERS[code].test(text))).toEqual([]);
    expect(spoken.filter(([, text]) => text !== text.trim())).toEqual([]);
    const sentences = spoken.flatMap(([, text]) => text.split(/[.!?؟।]\s+/u));
    expect(sentences.filter(({ length }) => length > LONGEST_SENTENCE)).toEqual([]);
  });

  test('offer each answer once, one of them right', async () => {
    const checks = Object.values((await loadCourseBook(code)).courses).flatMap(({ modules }) =>
      Object.values(modules).map(({ check }) => check),
    );
    for (const { question, answers, right } of checks) {
      expect(answers[right], question).toBeDefined();
      expect(new Set(answers).size, question).toBe(answers.length);
      expect(answers.length, question).toBeGreaterThan(2);
    }
  });

  test('have the same numbers as in English, place by place', async () => {
    const english = textsOf(book);
    const spoken = [...textsOf(await loadCourseBook(code))];
    const numbers = (among: Iterable<[string, string]>) =>
      Array.from(among, ([at, text]) => `${at}: ${numbersIn(text)}`);
    expect(numbers(spoken)).toEqual(numbers(english));
  });

  test('leave out the numbers of any one country: the emergency number is a setting', async () => {
    const said = [...textsOf(await loadCourseBook(code)).values()].map(asciiDigits);
    expect(said.filter((text) => /\b(?:911|112|999|108|110)\b/.test(text))).toEqual([]);
  });

  test('give for first help no number that the guide does not give', async () => {
    const known = numbersIn(JSON.stringify((await loadGuideBook(code)).topics['first-aid'])).split(' ');
    const { courses } = await loadCourseBook(code);
    const said = numbersIn(JSON.stringify(Object.values(courses['first-help'].modules).map(({ parts }) => parts)));
    expect(said.split(' ').filter((number) => !known.includes(number))).toEqual([]);
  });

  test('quote the app in its own words', async () => {
    const { courses } = await loadCourseBook(code);
    const { saved } = await savedIn(code);
    expect(courses['before-you-go'].modules['app']?.parts.join(' ')).toContain(saved);
    expect(courses['before-you-go'].modules['app']?.check.question).toContain(saved);
  });
});

async function savedIn(code: Language): Promise<{ saved: string }> {
  const modules = import.meta.glob<{ savedTexts: { saved: string } }>(['./forms/saved.ts', './*/forms/saved.ts']);
  const load = modules[code === 'en' ? './forms/saved.ts' : `./${code}/forms/saved.ts`];
  if (!load) throw new Error(code);
  return (await load()).savedTexts;
}

describe.each(codes.filter((code) => code !== 'en'))('in %s', (code) => {
  test('nothing is left in English', async () => {
    const english = textsOf(book);
    const left = [...textsOf(await loadCourseBook(code))].filter(([at, text]) => english.get(at) === text);
    expect(left).toEqual([]);
  });
});

describe('every course', () => {
  test.each(courseIds)('%s is short: 60 to 110 words a module, and as many minutes as its modules', (id) => {
    const { minutes, modules } = book.courses[id];
    const words = Object.values(modules).map(({ parts }) => parts.join(' ').split(/\s+/).length);
    expect(Math.min(...words)).toBeGreaterThanOrEqual(60);
    expect(Math.max(...words)).toBeLessThanOrEqual(110);
    expect(Object.values(modules).reduce((sum, one) => sum + one.minutes, 0)).toBe(minutes);
  });

  test('has the right answer not always in the same place', () => {
    for (const [id, { modules }] of Object.entries(book.courses)) {
      const places = Object.values(modules).map(({ check }) => check.right);
      expect(new Set(places).size, id).toBeGreaterThan(1);
    }
  });

  test.each(courseIds)('%s names sources with secure addresses', (id) => {
    expect(courseSources[id].length).toBeGreaterThan(1);
    for (const { title, publisher, url } of courseSources[id]) {
      expect([title, publisher]).not.toContain('');
      expect(new URL(url).protocol).toBe('https:');
    }
  });
});
