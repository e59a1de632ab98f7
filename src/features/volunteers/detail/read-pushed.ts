import { pushedAlert, type PushedAlert } from '../../../data/queries/volunteers/pushed-tasks.ts';
import { PushedWords } from './pushed-words.tsx';

export interface Pushed {
  alert: PushedAlert;
  /** What shows it. */
  Words: typeof PushedWords;
}

/** What came to this phone by an alert to this disaster; null where nothing did. */
export async function readPushed(id: string): Promise<Pushed | null> {
  const alert = await pushedAlert(id);
  return alert && { alert, Words: PushedWords };
}
