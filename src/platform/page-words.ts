/** What a page keeps of a form that no draft is known of yet lies under this id, which the next new draft takes over. */
export interface PageWords {
  readonly id: string;
  letGo(): void;
}

/**
 * Held like a draft, so that no other page takes the words of this one while it lives: they would stand in both. Where
 * there are no locks one may. Its words are its own then, under an id that is never used again here.
 */
export function holdPageWords(id: string): PageWords {
  let letGo: () => void = () => undefined;
  const end = new Promise<void>((resolve) => (letGo = resolve));
  void (navigator.locks as LockManager | undefined)?.request(`draft:${id}`, () => end).catch(() => undefined);
  return { id, letGo: () => letGo() };
}
