/** Short enough for a person who waits, long enough not to burden a link that is down. */
const AGAIN_MS = 3000;

/**
 * Loads a part of the app that comes after the first paint. A link that breaks in that moment must not
 * leave the app without it, so it is tried again until it is there. Never rejects.
 */
export async function loadUntilThere<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}
