import { readdirSync, readFileSync } from 'node:fs';

/** Processes that wait for the end of a server of this data, or look after its database. Only Linux shows them: elsewhere none. */
export function guardsOf(dataDir: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return command.includes('stop-when-left.js') && command.includes(dataDir);
      } catch {
        // No process, or one that has ended meanwhile.
        return false;
      }
    })
    .map(Number);
}
