/** The server's answer to one report, or to a batch of them. */
export interface Answer {
  /** Missing from a refusal. */
  receipt?: { id: string };
  /** Of a batch. */
  answers?: { replayed: boolean; body: Answer }[];
}

/** One JSON request; rejects where no whole answer comes. */
export async function post(
  url: string,
  body: string | Buffer,
  headers: Record<string, string>,
): Promise<{ status: number; json: Answer }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  return { status: response.status, json: (await response.json()) as Answer };
}
