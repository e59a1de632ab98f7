import type { FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import { failed, ok, type Result } from '../../../contract/base/result.ts';
import * as calls from '../../../contract/calls/devices.ts';
import type { Caller } from '../../access/caller.ts';
import { deviceOf } from '../../access/device.ts';
import type { Claiming } from '../../devices/claim-device.ts';
import { followOwn } from '../../devices/follow-own.ts';
import { keyMarkOf } from '../../accounts/key-mark.ts';
import { readPushToken, type PushToken } from '../../devices/push-token.ts';
import { forgetDevice, placeDevice, saveDevice } from '../../devices/save-device.ts';
import { parsedBody } from '../../http/parsed-body.ts';
import { sendRefusal } from '../../http/send.ts';
import { refusals, type Refusal } from '../../refusal.ts';
import { withRetries } from '../../store/database/database-trouble.ts';
import { holdSession } from '../../store/alerts/devices.ts';
import { inTransaction } from '../../store/database/server-state.ts';
import { texts } from '../../texts.ts';
import type { Handler, RouteServices } from '../route.ts';

type Body = GenericSchema<unknown, { fcm_token: string; former?: string | undefined }>;
type Work<Schema extends Body> = (
  claiming: Claiming,
  token: PushToken,
  body: InferOutput<Schema>,
  former?: PushToken,
) => Promise<Result<object, Refusal>>;

export const answerSaveDevice = ofDevice(calls.saveDevice.body, async (claiming, token, body, former) =>
  done(await saveDevice(claiming, token, body, former), texts.deviceSaved),
);

export const answerPlaceDevice = ofDevice(calls.placeDevice.body, async (claiming, token, body) =>
  done(await placeDevice(claiming, token, body), texts.devicePlaced),
);

export const answerForgetDevice = ofDevice(calls.forgetDevice.body, async (claiming, token) =>
  done(await forgetDevice(claiming, token), texts.deviceForgotten),
);

export const answerFollowOwn = ofDevice(calls.followOwn.body, async (claiming, token, { records }) => {
  const followed = await followOwn(claiming, token, records);
  return followed.ok ? ok({ message: texts.deviceFollows, data: followed.value }) : followed;
});

/** Serves a call about the device that a token leads to, in one transaction; twice is as good as once. */
function ofDevice<Schema extends Body>(schema: Schema, work: Work<Schema>): Handler {
  return async (services, request, reply, caller) => {
    const body = parsedBody(request, schema);
    if (!body.ok) return sendRefusal(reply, body.failure);
    const { fcm_token: text, former } = body.value;
    const token = readPushToken(text, services.pushHosts ?? [], caller.sessionId);
    if (token === undefined) return sendRefusal(reply, refusals.invalid({ fcm_token: texts.noPushToken }));
    const room = takeRoom(services, request, caller);
    if (!room.ok) return sendRefusal(reply, room.failure);
    const before = former === undefined ? undefined : readPushToken(former, services.pushHosts ?? [], caller.sessionId);
    const result = await inClaim(services, request, caller, (claiming) => work(claiming, token, body.value, before));
    return result.ok ? reply.send({ success: true, ...result.value }) : sendRefusal(reply, result.failure);
  };
}

function inClaim<Value>(
  { pool, clock, vault }: RouteServices,
  request: FastifyRequest,
  { sessionId }: Caller,
  work: (claiming: Claiming) => Promise<Value>,
): Promise<Value> {
  const keyMark = keyMarkOf(vault, deviceOf(request));
  return withRetries(() =>
    inTransaction(pool, async (client) => {
      const now = clock.now();
      // Before the device's row: who ends a session takes them in this order too.
      const session = sessionId === undefined ? undefined : await holdSession(client, sessionId, now);
      return work({ client, claimant: { session, keyMark }, now });
    }),
  );
}

/** A camp behind one address, or one account with all its phones; not a flood of made-up tokens. */
function takeRoom(
  { deviceCalls }: RouteServices,
  { network }: FastifyRequest,
  { person }: Caller,
): Result<true, Refusal> {
  const key = person?._id ?? network;
  if (deviceCalls.room(key) === 0) return failed(refusals.slowDown(deviceCalls.secondsUntilRoom(key)));
  deviceCalls.take(key, 1);
  return ok(true);
}

function done(result: Result<true, Refusal>, message: string): Result<object, Refusal> {
  return result.ok ? ok({ message }) : result;
}
