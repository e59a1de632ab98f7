import { askAssistant, translateReport } from '../../../contract/calls/assistant.ts';
import { form } from '../body-rules.ts';
import type { Route } from '../route.ts';
import { answerAskAssistant } from './ask-assistant.ts';
import { answerTranslateReport } from './translate-report.ts';

/** The assistant's answer is streamed: what compresses it would keep pieces back. */
export const assistantRoutes: readonly Route[] = [
  { call: askAssistant, handler: answerAskAssistant, body: form, isLive: true },
  { call: translateReport, handler: answerTranslateReport, body: form },
];
