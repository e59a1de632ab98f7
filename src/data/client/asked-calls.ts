import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type * as account from '../../../contract/calls/account.ts';
import type * as acts from '../../../contract/calls/acts.ts';
import type * as alertProgress from '../../../contract/calls/alert-progress.ts';
import type * as approvals from '../../../contract/calls/approvals.ts';
import type { askedAddresses } from '../../../contract/calls/asked-addresses.ts';
import type * as assistant from '../../../contract/calls/assistant.ts';
import type * as certificates from '../../../contract/calls/certificates.ts';
import type * as contact from '../../../contract/calls/contact.ts';
import type * as deliveries from '../../../contract/calls/deliveries.ts';
import type * as devices from '../../../contract/calls/devices.ts';
import type * as mapCells from '../../../contract/calls/map-cells.ts';
import type * as findDisasters from '../../../contract/calls/find-disasters.ts';
import type * as needsAround from '../../../contract/calls/needs-around.ts';
import type * as newsletter from '../../../contract/calls/newsletter.ts';
import type * as donations from '../../../contract/calls/donations.ts';
import type * as newsletters from '../../../contract/calls/newsletters.ts';
import type * as ngos from '../../../contract/calls/ngos.ts';
import type * as overview from '../../../contract/calls/overview.ts';
import type * as photos from '../../../contract/calls/photos.ts';
import type * as reportIndex from '../../../contract/calls/report-index.ts';
import type * as reports from '../../../contract/calls/reports.ts';
import type * as roads from '../../../contract/calls/roads.ts';
import type * as track from '../../../contract/calls/track.ts';
import type * as users from '../../../contract/calls/users.ts';
import type * as volunteer from '../../../contract/calls/volunteer.ts';

type Rows = typeof users &
  typeof account &
  typeof acts &
  typeof alertProgress &
  typeof approvals &
  typeof assistant &
  typeof certificates &
  typeof contact &
  typeof deliveries &
  typeof devices &
  typeof findDisasters &
  typeof needsAround &
  typeof newsletter &
  typeof donations &
  typeof mapCells &
  typeof newsletters &
  typeof ngos &
  typeof overview &
  typeof photos &
  typeof reportIndex &
  typeof reports &
  typeof roads &
  typeof track &
  typeof volunteer;

/** A call that a page makes and waits for, by its name in the contract. */
export type AskedCall = keyof typeof askedAddresses;

type Part<Name extends AskedCall, Key extends string> =
  Rows[Name] extends Record<Key, infer Schema extends GenericSchema> ? InferInput<Schema> : undefined;

type Needed<Parts> = { [Key in keyof Parts as undefined extends Parts[Key] ? never : Key]: Parts[Key] };

/** What a call takes: its JSON body, the parameters of its path, and those of its query. */
export type AskedInput<Name extends AskedCall> = Needed<{ body: Part<Name, 'body'>; params: Part<Name, 'params'> }> & {
  query?: Part<Name, 'query'>;
};

type Answers<Name extends AskedCall> = Rows[Name]['answers'];

/** What it answers. */
export type AskedAnswer<Name extends AskedCall> = Answers<Name>[keyof Answers<Name>] extends infer Schema extends
  GenericSchema
  ? InferOutput<Schema>
  : never;
