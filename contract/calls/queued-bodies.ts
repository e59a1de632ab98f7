import type { InferInput } from 'valibot';
import type * as account from './account.ts';
import type * as acts from './acts.ts';
import type * as aid from './aid.ts';
import type * as contact from './contact.ts';
import type * as devices from './devices.ts';
import type * as newsletter from './newsletter.ts';
import type { QueuedCallName } from './outbox.ts';
import type * as reports from './reports.ts';
import type * as volunteer from './volunteer.ts';

type Rows = typeof account &
  typeof acts &
  typeof aid &
  typeof contact &
  typeof devices &
  typeof newsletter &
  typeof reports &
  typeof volunteer;

/** Each queued call's body, as it is sent. */
export type BodyOf = { [Call in QueuedCallName]: InferInput<Rows[Call]['body']> };
