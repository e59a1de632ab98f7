import { createECDH, randomBytes } from 'node:crypto';
import ece from 'http_ece';
import { expect, it } from 'vitest';
import { encryptPush, PAYLOAD_BYTES } from './encrypt-push.ts';

function aDevice() {
  const pair = createECDH('prime256v1');
  return { pair, p256dh: pair.generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') };
}

it('writes the bytes of RFC 8291, section 5', () => {
  const device = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const fixed = {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  };
  const text = Buffer.from('When I grow up, I want to be a watermelon');
  expect(encryptPush(text, device, fixed).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it.each([0, 1, 15, 16, 17, 1000, 3800, PAYLOAD_BYTES])('is read by another’s implementation: %i bytes', (length) => {
  const { pair, p256dh, auth } = aDevice();
  const text = randomBytes(length);
  const body = encryptPush(text, { p256dh, auth });
  expect(body.length).toBe(length + 103);
  expect(ece.decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth })).toEqual(text);
});

it('never writes the same twice, and never for another device', () => {
  const [one, other] = [aDevice(), aDevice()];
  const text = Buffer.from('a');
  const body = encryptPush(text, one);
  expect(encryptPush(text, one)).not.toEqual(body);
  expect(() => ece.decrypt(body, { version: 'aes128gcm', privateKey: other.pair, authSecret: other.auth })).toThrow();
});

it('takes no message beyond 4,096 bytes in all, and no key that is no point of the curve', () => {
  const device = aDevice();
  expect(() => encryptPush(randomBytes(PAYLOAD_BYTES + 1), device)).toThrow(RangeError);
  const point = Buffer.alloc(65, 1);
  point[0] = 4;
  expect(() => encryptPush(Buffer.from('a'), { ...device, p256dh: point.toString('base64url') })).toThrow();
});
