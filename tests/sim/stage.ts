import type { Json } from '../../contract/base/canonical-json.ts';
import type { QueuedCallName } from '../../contract/calls/queued.ts';
import type { ErrorKind } from '../../contract/errors.ts';
import { type ServerBug, ServerModel } from './server-model.ts';
import type { World } from './world.ts';

/** What the phones of a history talk to, and what they say. */
export interface Stage {
  /** Are there accounts at this server? */
  hasAccounts: boolean;
  /** Is it updated, and taken back? */
  hasUpdates: boolean;
  makeServer(world: World, bug: ServerBug | undefined): ServerModel;
  /** Final refusals that this server can give. */
  refusals: readonly ErrorKind[];
  /** A form's content with these words in it; they name the act, and what the server shall do with the item. */
  contentOf(call: QueuedCallName, words: string): { readonly [key: string]: Json };
}

/** The server as the model has it, and bodies as short as they can be. */
export const modelStage: Stage = {
  hasAccounts: true,
  hasUpdates: true,
  makeServer: (world, bug) => new ServerModel(world, bug),
  refusals: ['invalid', 'forbidden', 'gone', 'key-reuse', 'too-large'],
  contentOf: (call, words) =>
    call === 'updateAccount'
      ? { name: `${words} पानी 🌊 "\\`, changedAt: '2030-01-01T00:00:00.000Z' }
      : { description: `${words} पानी 🌊 "\\`, name: 'Asha' },
};
