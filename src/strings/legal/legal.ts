import { dayText } from '../dates.ts';
import { texts } from '../texts.ts';

/** A part of a legal text: its heading, then paragraphs, then a list. */
export interface LegalPart {
  title: string;
  text: readonly string[];
  points: readonly string[];
}

/** What all legal texts have around them. */
export const legalTexts = texts('legalTexts', {
  contents: 'On this page',
  version: (version: string, day: string) => `Version ${version}, as of ${day}`,
  others: 'More to read',
});

export function versionText(version: string, asOf: string): string {
  return legalTexts.version(version, dayText(asOf));
}
