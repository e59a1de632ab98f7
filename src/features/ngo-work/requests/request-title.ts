import { disasterTypeLabel } from '../../../strings/forms/labels.ts';
import { needLabel } from '../../../strings/forms/needs.ts';
import { isolated } from '../../../strings/isolate.ts';
import { listText } from '../../../strings/sentence.ts';

interface TitledRequest {
  disasterType: string;
  requirements: readonly { type: string }[];
}

/** What is needed, and after which kind of disaster. */
export function requestTitle({ disasterType, requirements }: TitledRequest): string {
  // Parts of one need are lines of their own.
  const needs = new Set(requirements.map(({ type }) => isolated(needLabel(type))));
  return `${isolated(disasterTypeLabel(disasterType))}: ${listText([...needs])}`;
}
