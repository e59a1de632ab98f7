import type { Came } from '../../../contract/enumerations.ts';
import { actOnOwn } from '../../data/commands/track/act-on-own.ts';
import { saidOf, type SaidOfIt } from '../../data/queries/items/tracked.ts';
import { useQuery } from '../shared/use-query.ts';

/** What came of each need of a delivery; of a part how much, in words. */
export type ReceivedLines = { line: number; came: Came; delivered?: string }[];

export interface Received {
  /** Of which what came was said on this phone, and how far that has come. */
  answerOf(deliveryId: string): SaidOfIt | undefined;
  /** Saves it on this phone, to be sent like all else; answers whether that went well. */
  say(deliveryId: string, lines: ReceivedLines): Promise<boolean>;
}

/** What whoever asked for aid on this phone says of deliveries that were handed over without their code. */
export function useReceived(recordId: string): Received {
  const said = useQuery(() => saidOf(recordId), [recordId]) ?? [];
  return {
    answerOf: (deliveryId) => said.filter((one) => one.deliveryId === deliveryId).at(-1),
    async say(deliveryId, lines) {
      const waiting = said.filter(({ state }) => state === 'queued' || state === 'sending').map(({ id }) => id);
      return (await actOnOwn(recordId, { act: 'received', deliveryId, lines }, waiting)).ok;
    },
  };
}
