import * as v from 'valibot';
import { idSchema } from '../entities/fields.ts';
import { disasterAnswerSchema } from '../entities/pledge.ts';
import { townViewSchema } from '../entities/near.ts';
import { ngoProfileSchema, ngoViewSchema, ngoWorkSchema } from '../entities/ngo.ts';
import { ngoCategories, ngoScopes } from '../enumerations.ts';
import { askedAddresses } from './asked-addresses.ts';
import { wholeListAddresses } from './changes-address.ts';
import { defineCall } from './define-call.ts';
import { cursorSchema, pageSchema, wholeListQuery } from './page.ts';
import { queuedCall } from './queued-call.ts';
import { searchSchema } from './search.ts';

export const listNgos = defineCall({
  name: 'listNgos',
  ...wholeListAddresses.ngos,
  summary:
    'All NGOs that the caller may see, newest first: the approved ones, for admins the others too. Whole, or with `limit` a part of it, and behind `next`, the `cursor` of those that follow.',
  who: 'anyone',
  queued: false,
  query: wholeListQuery,
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      data: v.strictObject({ data: v.array(ngoViewSchema) }),
      next: v.optional(v.string()),
    }),
  },
});

export const findNgos = defineCall({
  name: 'findNgos',
  ...askedAddresses.findNgos,
  summary: 'Approved NGOs that fit, by name, a page at a time, however many there are.',
  who: 'anyone',
  queued: false,
  query: v.strictObject({
    /** Words, each somewhere in its name, its place or its focus areas. */
    search: searchSchema,
    /** One of its focus areas. */
    category: v.optional(v.picklist(ngoCategories)),
    scope: v.optional(v.picklist(ngoScopes)),
    cursor: cursorSchema,
  }),
  answers: { 200: pageSchema(ngoViewSchema) },
});

export const getNgo = defineCall({
  name: 'getNgo',
  ...askedAddresses.getNgo,
  summary: 'One NGO, as much of it as the caller may see; one that is not approved only by itself and by admins.',
  who: 'anyone',
  queued: false,
  body: v.strictObject({ id: idSchema }),
  answers: { 200: v.strictObject({ success: v.literal(true), data: ngoViewSchema }) },
});

export const getNgoWork = defineCall({
  name: 'getNgoWork',
  ...askedAddresses.getNgoWork,
  summary:
    "What the caller's own NGO put aside of aid requests and disasters, what it has fulfilled of them, and the people that it pledged.",
  who: 'see-ngo-work',
  queued: false,
  answers: { 200: v.strictObject({ success: v.literal(true), data: ngoWorkSchema }) },
});

export const findTowns = defineCall({
  name: 'findTowns',
  ...askedAddresses.findTowns,
  summary:
    'Up to eight towns of a name, or with a word that begins so, in Latin letters, for the middle of a service area: the likeliest first, those of the deployment’s country before others.',
  who: 'find-towns',
  queued: false,
  query: v.strictObject({ search: searchSchema }),
  answers: { 200: v.strictObject({ success: v.literal(true), data: v.array(townViewSchema) }) },
});

export const saveNgoProfile = queuedCall('saveNgoProfile', {
  summary:
    "Changes the profile of the caller's own NGO, approved or not; what is not named stays. Each member keeps the change with the latest `changedAt`, in whatever order they arrive.",
  who: 'edit-own-ngo',
  body: ngoProfileSchema,
});

export const answerDisaster = queuedCall('answerDisaster', {
  summary:
    'An NGO sends people to a disaster that lacks volunteers, takes that back, or puts the disaster aside for itself; an admin takes back what an NGO pledged. They come only where there are places for all of them. With `Idempotency-Key` the answer, done or conflict, is kept (`data.act`); without one a conflict is a 409.',
  who: 'answer-disasters',
  body: disasterAnswerSchema,
});
