import { rolldown } from 'rolldown';

/** A queue that can be measured: ours, or another's. */
export interface Entrant {
  name: string;
  input: string;
  /** Its requests go one by one, so on a link with delay a tenth of the reports is enough to see its pace. */
  isOneByOne?: boolean;
}

export const entrants: readonly Entrant[] = [
  { name: 'Relief Relay', input: 'tests/bench/in-page.ts' },
  { name: 'RxDB replication', input: 'tests/bench/peers/rxdb-replication.js' },
  { name: 'workbox Queue', input: 'tests/bench/peers/workbox-queue.js', isOneByOne: true },
];

/** Data layer and queue as one script, with nothing of any screen around it. */
export async function bundleInPage(input: string): Promise<string> {
  const define = { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' };
  const bundle = await rolldown({ input, platform: 'browser', transform: { define } });
  // RxDB's entry waits at its top, so the script is a module.
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
  return output[0].code;
}
