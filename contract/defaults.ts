/*
 * What holds where nobody chose. Apart from the enumerations: a form needs it before it can be filled in, and nothing else of them.
 */
import type { Severity } from './enumerations.ts';

/** Section 9. */
export const defaultSeverity: Severity = 'moderate';
