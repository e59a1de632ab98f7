import { useEffect, useState } from 'react';
import { loadGuideAnswers } from '../../strings/guide-search.ts';
import { language } from '../../strings/language.ts';
import type { Answerer } from '../../strings/search/kind-search.ts';

/** What tells one kind of trouble from another, from the first question on; until it is there, the search does without. */
export function useAnswers(question: string): Answerer | undefined {
  const [answers, setAnswers] = useState<Answerer>();
  const isAsked = question.trim() !== '';
  useEffect(() => {
    if (!isAsked) return;
    void loadGuideAnswers(language()).then(
      (loaded) => setAnswers(() => loaded),
      () => undefined,
    );
  }, [isAsked]);
  return answers;
}
