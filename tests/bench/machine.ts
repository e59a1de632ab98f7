import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';

/** What a figure is worth nothing without. */
export function machineLine(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const browser = execFileSync(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', ['--version'], {
    encoding: 'utf8',
  });
  const [name = '', number = ''] = browser.split(' ');
  return `Relief Relay ${version}, Node ${process.versions.node}, ${name} ${number}, ${availableParallelism()} cores, load ${load()}, calibration ${calibrate()}`;
}

/** Programs that wanted a core, on the average of the last minute: what else the machine was doing. */
export function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

/** A fixed loop, so that two runs on machines of different speed can be told apart. Higher is faster. */
function calibrate(): number {
  const start = performance.now();
  let rounds = 0;
  while (performance.now() - start < 300) {
    let text = '';
    for (let index = 0; index < 1000; index += 1) text += String.fromCharCode(97 + (index % 26));
    if (text.length === 1000) rounds += 1;
  }
  return Math.round(rounds / 0.3);
}
