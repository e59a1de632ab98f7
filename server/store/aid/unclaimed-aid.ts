import { ASKED_NOW } from '../migrations/0061-asked-around.ts';

/** SQL over `aid_requests`, as its index says it: active, in the main lane, with a line that is not fulfilled and in nobody's hands. */
export const UNCLAIMED = `${ASKED_NOW} AND NOT claimed`;

/** As the index of urgent requests says it: an urgent line is not fulfilled. */
export const URGENT = `(requirements @> '[{"urgent": true, "status": "pending"}]'
  OR requirements @> '[{"urgent": true, "status": "partially-fulfilled"}]')`;
