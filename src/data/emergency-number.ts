import { isEmergencyNumber } from '../../contract/emergency-number.ts';
import { remember, remembered } from './remembered.ts';

const KEY = '/emergency-number';

let told: string | undefined;
const listeners = new Set<() => void>();

/** The deployment's emergency number, as the page was told it or the server said since; undefined: nobody told one. */
export function emergencyNumber(): string | undefined {
  return told;
}

export function onEmergencyNumber(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes what is one, and has the worker write it into the pages that it answers with. */
export function tellEmergencyNumber(number: string | undefined): void {
  if (number === undefined || number === told || !isEmergencyNumber(number)) return;
  told = number;
  for (const listener of listeners) listener();
  void remember(KEY, number);
}

/** For the worker: the one that this phone was told last. */
export function rememberedNumber(): Promise<string | undefined> {
  return remembered(KEY);
}
