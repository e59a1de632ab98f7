import type { FormValues } from '../../hooks/draft/form-values.ts';

/** Names of the controls: as the contract calls what they say. */
export const ELSEWHERE_SOURCE = 'elsewhere.source';
export const ELSEWHERE_NUMBER = 'elsewhere.number';

/** Where else a request is registered, as it is typed. */
export interface TypedElsewhere {
  source: string;
  number: string;
}

export function typedElsewhere(values: FormValues): TypedElsewhere {
  return { source: values[ELSEWHERE_SOURCE] ?? '', number: values[ELSEWHERE_NUMBER] ?? '' };
}
