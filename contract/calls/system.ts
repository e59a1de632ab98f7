import * as v from 'valibot';
import { mapViewSchema } from '../entities/map-view.ts';
import { defineCall } from './define-call.ts';
import { capabilitiesAddress } from './outbox-address.ts';

export const getHealth = defineCall({
  name: 'getHealth',
  method: 'GET',
  path: '/api/health',
  summary: 'Is the server ready: it can keep something now. Which version, which epoch of the database.',
  who: 'anyone',
  queued: false,
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      status: v.literal('ok'),
      version: v.string(),
      /** Changes when the database was restored from a copy. Also in `X-Server-Epoch`. */
      epoch: v.string(),
    }),
  },
});

export const getLiveness = defineCall({
  name: 'getLiveness',
  method: 'GET',
  path: '/api/alive',
  summary: 'Does the process answer, whether or not its database does.',
  who: 'anyone',
  queued: false,
  answers: {
    200: v.strictObject({ success: v.literal(true), status: v.literal('alive'), version: v.string() }),
  },
});

export const getCapabilities = defineCall({
  name: 'getCapabilities',
  ...capabilitiesAddress,
  summary: 'What this host can do beyond section 7. A foreign host answers 404.',
  who: 'anyone',
  queued: false,
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      receipts: v.literal(true),
      /** Are photos taken by tus at `/api/photos`? */
      photos: v.optional(v.literal(true)),
      batch: v.strictObject({
        items: v.number(),
        bytes: v.number(),
        itemBytes: v.number(),
        encodings: v.array(v.string()),
      }),
    }),
  },
});

export const getConfig = defineCall({
  name: 'getConfig',
  method: 'GET',
  path: '/api/config',
  summary: 'Public settings of this deployment; the device keeps them.',
  who: 'anyone',
  queued: false,
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      data: v.strictObject({
        emergencyNumber: v.string(),
        /** Who runs this deployment, and an e-mail address, https address or telephone number of theirs; absent where not set. */
        operatorName: v.optional(v.string()),
        operatorContact: v.optional(v.string()),
        /** By whose day receipts are dated, as IANA names it; absent: UTC. */
        timeZone: v.optional(v.string()),
        /** Where this deployment is, by the two letters of ISO 3166: for telephone numbers without a country code. Absent where not set. */
        country: v.optional(v.string()),
        /** Where a map opens that is told nothing better: on that country. */
        countryView: v.optional(mapViewSchema),
        languages: v.array(v.string()),
        /** Where pictures of the map come from, with {z}, {x} and {y}; absent: from nowhere. */
        tileUrl: v.optional(v.string()),
        /** Whose map that is, to be shown beside it. */
        tileAttribution: v.optional(v.strictObject({ text: v.string(), link: v.optional(v.string()) })),
        /** May a phone fetch the map of a region ahead? */
        bulkTiles: v.optional(v.boolean()),
        /** The PMTiles file that phones draw the base map from: an https address, or a path of this server; absent: there is none. */
        pmtilesUrl: v.optional(v.string()),
        /** Where phones ask for driving routes, as OSRM's HTTP API has it; absent: they make an estimate of their own. */
        osrmUrl: v.optional(v.string()),
        /** The browser key of Google's Maps JavaScript API: its routes, the map they are drawn on and its search of places; absent: none of that. */
        googleMapsKey: v.optional(v.string()),
        /** Does this server have roads by which phones find ways themselves (`/road-tiles`)? */
        roads: v.optional(v.literal(true)),
        /** Minutes after an acceptance without a step until its volunteer is asked, and from then until the place is given free. */
        acceptance: v.optional(v.strictObject({ askMinutes: v.number(), releaseMinutes: v.number() })),
        /** The key that Razorpay's payment dialog is opened with; absent: donations go to the test payment page. */
        razorpayKeyId: v.optional(v.string()),
        /** How phones are reached by a push: the key that they subscribe with (P-256, unpadded base64url); with `firebase` there by it. */
        vapidPublicKey: v.optional(v.string()),
        firebase: v.optional(
          v.strictObject({
            apiKey: v.string(),
            projectId: v.string(),
            appId: v.string(),
            messagingSenderId: v.string(),
            vapidKey: v.optional(v.string()),
          }),
        ),
        /** By which the ledger's checkpoints are known, with its origin: a verifier key of signed notes (`contract/ledger/signed-note.ts`). */
        ledgerKey: v.optional(v.string()),
        /** The host of the language model that the assistant asks by this server; absent: it answers from the guide on the phone alone. */
        assistant: v.optional(v.string()),
        /** The host of the language model that translates reports for admins; absent: nobody does. */
        translator: v.optional(v.string()),
        demo: v.boolean(),
        /** Without one the registration form asks the first admin for the setup code. */
        hasAdmin: v.boolean(),
        /** Can this server send mail? Else reset links come from an admin. */
        mail: v.boolean(),
        /** Can this server send SMS? Whom no push of an alert reaches gets one by what the server has, if they said so. */
        sms: v.optional(v.literal(true)),
      }),
    }),
  },
});
export type PublicConfig = v.InferOutput<(typeof getConfig.answers)[200]>['data'];

export const getOpenApi = defineCall({
  name: 'getOpenApi',
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This API, described in OpenAPI 3.1.',
  who: 'anyone',
  queued: false,
  answers: { 200: v.looseObject({ openapi: v.string() }) },
});
