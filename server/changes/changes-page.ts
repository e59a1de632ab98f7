import type { Change } from '../store/lists/changes.ts';

export interface ChangesPage {
  changes: readonly Change[];
  cursor: string;
  more: boolean;
  /** The first page of the whole list, or of the part. */
  anew: boolean;
}
