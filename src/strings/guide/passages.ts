import { fold, wordsOf } from './fold.ts';
import type { GuideBook, GuideSection, GuideTopic } from './shape.ts';

/** A place in the guide that can be found and cited. */
export interface Passage {
  /** Topic, `flood`; section, `flood.during`; or step, counted from 1, `flood.during.3`. The same in every language. */
  id: string;
  kind: 'topic' | 'section' | 'step';
  topic: string;
  section?: string;
  /** What to read there. */
  text: string;
}

/** A passage with its folded words, and those of the headings above it. */
export interface IndexedPassage extends Passage {
  own: readonly string[];
  above: readonly string[];
}

export interface GuideIndex {
  passages: readonly IndexedPassage[];
  ignored: ReadonlySet<string>;
}

const indexes = new WeakMap<GuideBook, GuideIndex>();

/** All passages of the guide in the order of reading. Made once: folding the whole guide takes a cheap phone a while. */
export function indexOf(book: GuideBook): GuideIndex {
  const known = indexes.get(book);
  if (known) return known;
  const passages = Object.entries(book.topics).flatMap(([id, topic]) => passagesOfTopic(id, topic));
  const index = { passages, ignored: new Set(book.ignored.split(' ').map(fold)) };
  indexes.set(book, index);
  return index;
}

function passagesOfTopic(id: string, topic: GuideTopic): IndexedPassage[] {
  const own = folded(topic.title, topic.words);
  const self = { id, kind: 'topic', topic: topic.title, text: topic.lead, own, above: [] } as const;
  const sections = Object.entries(topic.sections);
  return [self, ...sections.flatMap(([key, section]) => passagesOfSection(`${id}.${key}`, topic.title, section, own))];
}

function passagesOfSection(
  id: string,
  topic: string,
  section: GuideSection,
  ofTopic: readonly string[],
): IndexedPassage[] {
  const own = folded(section.title, section.words ?? '');
  const place = { topic, section: section.title };
  const above = [...ofTopic, ...own];
  const self: IndexedPassage = { ...place, id, kind: 'section', text: section.steps[0] ?? '', own, above: ofTopic };
  return [
    self,
    ...section.steps.map((text, index): IndexedPassage => ({
      ...place,
      id: `${id}.${index + 1}`,
      kind: 'step',
      text,
      own: folded(text),
      above,
    })),
  ];
}

function folded(...texts: readonly string[]): string[] {
  return wordsOf(texts.join(' ')).map((word) => word.folded);
}
