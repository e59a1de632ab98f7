import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { figuresAddress } from './figures-address.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const getFigures = defineCall({
  name: 'getFigures',
  ...figuresAddress,
  summary: 'What this deployment has to show, as counts alone; they are a minute old at most. The device keeps them.',
  who: 'anyone',
  queued: false,
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      data: v.strictObject({
        /** Reports that an admin has confirmed: active and resolved ones. */
        disasters: count,
        /** Aid requests whose needs were all met. */
        requests: count,
        /** Approved accounts of the role. */
        volunteers: count,
        ngos: count,
        /** When they were counted: ISO 8601, server time. */
        at: v.string(),
      }),
    }),
  },
});
export type Figures = v.InferOutput<(typeof getFigures.answers)[200]>['data'];
