import * as v from 'valibot';
import { reportViewSchema } from '../entities/report.ts';
import { disasterTypes, openStatuses, severities } from '../enumerations.ts';
import { aroundEntries } from './around.ts';
import { askedAddresses } from './asked-addresses.ts';
import { defineCall } from './define-call.ts';
import { cursorSchema, pageSchema } from './page.ts';

export const findDisasters = defineCall({
  name: 'findDisasters',
  ...askedAddresses.findDisasters,
  summary:
    'Confirmed disasters that fit, a page at a time, however many there are: the active ones first, of each the newest first. With `lati`, `long` and `radiusKm` those around a place, by the positions that everybody is told, within 150 km at most and less where meridians are close together.',
  who: 'anyone',
  queued: false,
  query: v.strictObject({
    status: v.optional(v.picklist(openStatuses)),
    type: v.optional(v.picklist(disasterTypes)),
    severity: v.optional(v.picklist(severities)),
    ...aroundEntries,
    cursor: cursorSchema,
  }),
  answers: { 200: pageSchema(reportViewSchema) },
});
