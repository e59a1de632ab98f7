/** Photos that are being shrunk, by the draft they are for: they are announced, and follow even where the form is sent before. */
const counts = new Map<string, number>();

export function inPreparation(recordId: string): number {
  return counts.get(recordId) ?? 0;
}

/** Counts one for as long as `work` goes on. */
export async function whilePreparing<Value>(recordId: string, work: () => Promise<Value>): Promise<Value> {
  counts.set(recordId, inPreparation(recordId) + 1);
  try {
    return await work();
  } finally {
    const left = inPreparation(recordId) - 1;
    if (left > 0) counts.set(recordId, left);
    else counts.delete(recordId);
  }
}
