import type { OutboxItem } from '../../src/data/outbox/item.ts';
import type { Sealer } from '../../src/data/outbox/ports.ts';
import type { Actor } from './actor.ts';
import type { World } from './world.ts';

/**
 * Locks up as far as the checks are concerned: no word of the text can be read in it, and only the right key opens it. It
 * takes its time, as keys of that size do: rows may change meanwhile.
 */
export function modelSealer(world: World, actor: Actor): Sealer {
  const soon = <Value>(value: () => Value) =>
    new Promise<Value>((resolve) => actor.after(world.prng.between(1, 30), () => resolve(value())));
  return {
    seal: (text, publicKey) => soon(() => `${publicKey}:${Buffer.from(text, 'utf8').toString('base64')}`),
    open: (sealed, privateKey) => {
      const [key, locked = ''] = sealed.split(':');
      const isRight = key === publicKeyOf(privateKey.replace('private ', ''));
      return isRight ? soon(() => decoded(locked)) : actor.guard(Promise.reject(new Error('another key')));
    },
  };
}

export function publicKeyOf(account: string): string {
  return `public ${account}`;
}

/** What a body says, locked up or not. */
export function plainBody({ body, state }: OutboxItem): string {
  return (state as string) === 'sealed' ? (JSON.parse(decoded(body.split(':')[1] ?? '')) as OutboxItem).body : body;
}

function decoded(text: string): string {
  return Buffer.from(text, 'base64').toString('utf8');
}
