/** A few steps under a heading. The place of a step is part of its id: new ones go to the end. */
export interface GuideSection {
  title: string;
  /** Other words that people look for it by, with spaces between. Never shown. */
  words?: string;
  /** One or two short sentences each, that say the same when they stand alone, as in a list of search results. */
  steps: readonly string[];
}

export interface GuideTopic {
  title: string;
  /** What to know when there is time for one sentence. */
  lead: string;
  words: string;
  /** In the order of reading: what to do now comes first. */
  sections: Readonly<Record<string, GuideSection>>;
}

/** The guide in one language. */
export interface GuideBook {
  /** Words that say nothing about what a person looks for, with spaces between. */
  ignored: string;
  topics: Readonly<Record<string, GuideTopic>>;
}
