import type { Reach } from '../../../data/commands/admin/find-records.ts';
import { alertReachTexts as words } from '../../../strings/admin/admin-alert.ts';

/** To whom an alert would go, and why not to the others: a line for each that there are. */
export function reachLines({ near, devices, leftOut: { busy, unwanted }, volunteers }: Reach): string[] {
  // All volunteers were counted a minute ago, the others now.
  const others = Math.max(0, volunteers - near - busy - unwanted);
  return [
    words.phones(devices),
    ...(busy > 0 ? [words.busy(busy)] : []),
    ...(unwanted > 0 ? [words.unwanted(unwanted)] : []),
    ...(others > 0 ? [words.others(others)] : []),
  ];
}
