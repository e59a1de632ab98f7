import type { ReportedNear } from '../../data/queries/lists/reported-near.ts';

/** Name of the hidden control that says to which disaster the report adds. */
export const ADDS_TO = 'addsTo';

/** The disaster that a report adds to, as far as the form knows it: of one that is corrected the id alone. */
export interface Addition {
  id: string;
  disasterType: string;
  town: string;
}

/** What the hidden control holds. */
export function additionText({
  id,
  disasterType,
  town = '',
}: Pick<ReportedNear, 'id' | 'disasterType' | 'town'>): string {
  return [id, disasterType, town].join(' ');
}

/** What it says; undefined: the report is one of its own. */
export function readAddition(text: string): Addition | undefined {
  const [id = '', disasterType = '', ...town] = text.split(' ');
  return id === '' ? undefined : { id, disasterType, town: town.join(' ') };
}
