import type { ReplayRun } from './replay.ts';

/** What we want to reach for 1,000 reports, milliseconds. */
const REPLAY_BARS: Readonly<Record<string, number>> = {
  'no delay': 400,
  '300 ms RTT': 2500,
  '400 ms, 400 kbit/s': 10_000,
};
/** Megabytes up for 1,000 reports, and milliseconds of a save at the 95th percentile. */
const UP_BAR = 0.25;
const SAVE_BAR = 50;

/** Bars stand beside our own figures, and only where they are about as many reports. */
export function printReplay(name: string, link: string, items: number, run: ReplayRun, load: string): void {
  const factor = items / run.items;
  const scaled = factor === 1 ? '' : ` (${run.items} reports measured, times ${factor})`;
  const mb = (bytes: number) => ((bytes * factor) / 1e6).toFixed(3);
  const bar = (value: number | undefined) => (run.phases && items === 1000 && value ? ` (bar ${value})` : '');
  console.log(
    `replay, ${link}, ${name}: ${Math.round(run.replayMs * factor)} ms${scaled}${bar(REPLAY_BARS[link])}, ` +
      `${mb(run.upBytes)} MB up${bar(UP_BAR)}, ${mb(run.downBytes)} MB down, heap ${run.heapPeakMb} MB, ` +
      `save p95 ${run.saveP95Ms} ms${bar(SAVE_BAR)}, load ${load}`,
  );
}

/** Where our own time went; `server` begins with a request's headers, `wire` is what the network phase spent outside of it. */
export function printPhases(replayMs: number, phases: NonNullable<ReplayRun['phases']>): void {
  const { read, check, gzip, network, judge, settle, after, server, requests } = phases;
  const known = read + check + gzip + network + judge + settle;
  const parts = { read, check, gzip, server, wire: network - server, judge, settle, other: replayMs - known, after };
  const words = Object.entries(parts).map(([name, ms]) => `${name} ${Math.round(ms)}`);
  console.log(`        ms: ${words.join(', ')}; requests of ${requests.join(' + ')}`);
}
