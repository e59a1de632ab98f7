import type { MeasuredPosition } from '../../../contract/policies/measured-position.ts';
import type { ReportForm } from '../../data/commands/report-disaster.ts';
import { readPerson, subscribePerson } from '../../data/person-store.ts';

/** Whoever is at the phone by then may be somebody else. */
const KEPT_MS = 30 * 60_000;

/** What a report said that an aid request of the same person says too. */
export interface SaidInReport extends Pick<
  ReportForm,
  'name' | 'contactNumber' | 'disasterType' | 'description' | 'assistanceRequired' | 'peopleAffected'
> {
  /** The outbox item's. */
  id: string;
  /** Absent where the disaster is not where the person is. */
  address?: string;
  position?: MeasuredPosition;
}

let last: { said: SaidInReport; by: string | undefined } | undefined;
let forget: ReturnType<typeof setTimeout> | undefined;

/**
 * Remembers who reported, and from where, for an aid request of theirs. In the page's memory alone: it goes with the page, with a
 * change of the person who is signed in, and after half an hour, so that nobody who gets the phone next sees it.
 */
export function rememberReport(id: string, form: ReportForm, isElsewhere: boolean): void {
  const { address, location, locationAccuracy: accuracyM, assistanceRequired, peopleAffected, ...own } = form;
  const { name, contactNumber, disasterType, description } = own;
  const position = location && { lati: Number(location.lati), long: Number(location.long), accuracyM };
  const place = isElsewhere ? {} : { address, ...(position && { position }) };
  const wanted = {
    ...(assistanceRequired !== undefined && { assistanceRequired }),
    ...(peopleAffected !== undefined && { peopleAffected }),
  };
  last = { said: { id, name, contactNumber, disasterType, description, ...wanted, ...place }, by: readPerson()?.id };
  clearTimeout(forget);
  forget = setTimeout(forgetReport, KEPT_MS);
}

export function forgetReport(): void {
  last = undefined;
}

export function lastReport(): SaidInReport | undefined {
  // Another tab may have signed somebody in or out.
  if (last && last.by !== readPerson()?.id) forgetReport();
  return last?.said;
}

subscribePerson(() => void lastReport());
