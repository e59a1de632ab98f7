/** What must be safe before the page goes: resolves when it is, rejects when it can't be. */
type Keeper = () => Promise<void> | void;

const keepers = new Set<Keeper>();

/**
 * Registers work that must be done before the app reloads itself, such as writing down what is being
 * typed. Answers a function that takes the registration back.
 */
export function onBeforeReload(keep: Keeper): () => void {
  keepers.add(keep);
  return () => {
    keepers.delete(keep);
  };
}

/**
 * False when anything could not be kept within `limitMs`: then the page must stay. One after another,
 * oldest first, so that what is typed while a send comes to its end is written down last.
 */
export async function everythingIsKept(limitMs: number): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), limitMs);
  });
  return Promise.race([late, keepAll()]);
}

async function keepAll(): Promise<boolean> {
  try {
    for (const keep of keepers) await keep();
    return true;
  } catch {
    return false;
  }
}
