/** Does `work` after so many milliseconds. Answers what calls it off. */
export function later(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}
