import type { AlertStep } from '../../contract/alert-steps.ts';
import type { Sent } from '../push/sender.ts';

/** An alert in the admin's words, as a person gets it who has no app before them. */
export interface ToldStep {
  /** The same in each try. */
  id: string;
  title: string;
  body: string;
  /** Where the app tells all of it; absent where this server does not know its own address. */
  link?: string;
}

/** As a push's answer; `unknown`: it may have been brought, or may yet be. */
export type StepSent = Sent | { kind: 'unknown' };

/** Brings it to one address: a number in its international form, or an e-mail address. Never rejects. */
export interface StepSender {
  send(to: string, told: ToldStep): Promise<StepSent>;
}

/** Those that this server has. */
export type StepSenders = { readonly [Step in AlertStep]?: StepSender | undefined };
