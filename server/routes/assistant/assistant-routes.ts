import { askAssistant } from '../../../contract/calls/assistant.ts';
import { form } from '../body-rules.ts';
import type { Route } from '../route.ts';
import { answerAskAssistant } from './ask-assistant.ts';

/** Streamed: what compresses it would keep pieces back. */
export const assistantRoutes: readonly Route[] = [
  { call: askAssistant, handler: answerAskAssistant, body: form, isLive: true },
];
