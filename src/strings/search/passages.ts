/** What the guide and the courses have in common: topics, their sections, and what is to be read there. */
export interface SearchedBook {
  /** Words that say nothing about what a person looks for, with spaces between. */
  ignored: string;
  topics: Readonly<Record<string, SearchedTopic>>;
}

interface SearchedTopic {
  title: string;
  lead: string;
  words: string;
  sections: Readonly<Record<string, SearchedSection>>;
}

interface SearchedSection {
  title: string;
  words?: string;
  steps: readonly string[];
}

/** A place that can be found and cited. */
export interface Passage {
  /** Topic, `flood`; or section, `flood.during`. The same in every language. */
  id: string;
  kind: 'topic' | 'section';
  topic: string;
  section?: string;
  /** What is to be read there, in its order. */
  steps: readonly string[];
}

/** A passage with the words that it is found by and nobody reads. */
export interface FindablePassage extends Passage {
  words: string;
  wordsAbove: string;
}

/** All passages in the order of reading. */
export function passagesOf(book: SearchedBook): FindablePassage[] {
  return Object.entries(book.topics).flatMap(([id, { title, lead, words, sections }]) => [
    { id, kind: 'topic' as const, topic: title, steps: [lead], words, wordsAbove: '' },
    ...Object.entries(sections).map(([key, section]): FindablePassage => ({
      id: `${id}.${key}`,
      kind: 'section',
      topic: title,
      section: section.title,
      steps: section.steps,
      words: section.words ?? '',
      wordsAbove: words,
    })),
  ]);
}

/** A passage that was found, and where in it the answer is. */
export interface FoundPassage extends Passage {
  /** How well it answers, against others of the same search. */
  score: number;
  /** The step that answers best, counted from 0; absent where only titles and hidden words answer. */
  step?: number;
}

/** Where the answer itself is read, such as `flood.during.3`. */
export function placeOfAnswer({ id, kind, step }: FoundPassage): string {
  return kind === 'section' && step !== undefined ? `${id}.${step + 1}` : id;
}
