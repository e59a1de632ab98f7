import { useRef, useState } from 'react';
import {
  actOnDelivery,
  packDelivery,
  type DeliveryWish,
  type PackWish,
} from '../../../data/commands/ngos/deliveries.ts';
import type { Saved } from '../../../data/commands/items/save-own.ts';
import { askedFailureTexts } from '../../../strings/accounts/asked-failures.ts';
import { deliveryWorkTexts } from '../../../strings/public/delivery-work.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';

export interface DeliveryActing {
  /** Saves it on this phone; answers with the item's id where that went well. A second press while it is being saved is none. */
  act(wish: DeliveryWish): Promise<string | undefined>;
  pack(wish: PackWish): Promise<string | undefined>;
  /** Why this phone could not save the last one. */
  problem: string | undefined;
  /** Another question begins. */
  forget(): void;
}

/** What an NGO does to its deliveries: on this phone at once, and by the outbox to the server. */
export function useDeliveryAct(): DeliveryActing {
  const [problem, setProblem] = useState<string>();
  const isSaving = useRef(false);
  async function saved(save: () => Saved): Promise<string | undefined> {
    if (isSaving.current) return undefined;
    isSaving.current = true;
    setProblem(undefined);
    try {
      const done = await save();
      if (!done.ok) {
        setProblem(done.failure.kind === 'signed-out' ? askedFailureTexts['sign-in'] : deliveryWorkTexts.notSaved);
        return undefined;
      }
      announce(deliveryWorkTexts.saved);
      return done.value.id;
    } finally {
      isSaving.current = false;
    }
  }
  return {
    problem,
    forget: () => setProblem(undefined),
    act: (wish) => saved(() => actOnDelivery(wish)),
    pack: (wish) => saved(() => packDelivery(wish)),
  };
}
