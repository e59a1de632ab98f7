import * as v from 'valibot';
import { chatBodySchema } from '../entities/chat.ts';
import { idSchema } from '../entities/fields.ts';
import { languageCodes } from '../enumerations.ts';
import { askedAddresses } from './asked-addresses.ts';
import { assistantAddress } from './assistant-address.ts';
import { defineCall } from './define-call.ts';

export const askAssistant = defineCall({
  name: 'askAssistant',
  ...assistantAddress,
  summary:
    'Asks the language model of this deployment, as OpenAI’s API has it, and streams the answer as server-sent events of `chat.completion.chunk`. Instructions, model, length and number of messages are the server’s, whatever the body says; personal data is taken out. 503 where the model does not answer or is not to be asked any more today: the guide on the phone answers then.',
  who: 'anyone',
  queued: false,
  body: chatBodySchema,
  media: 'text/event-stream',
  answers: { 200: v.string() },
});

export const translateReport = defineCall({
  name: 'translateReport',
  ...askedAddresses.translateReport,
  summary:
    'Has the language model of this deployment translate what a report says, without telephone numbers, addresses of mail, exact positions and the reporter’s name. Only where the operator allows it (LLM_TRANSLATE); each use is in the report’s history. 503 where the model does not answer.',
  who: 'decide-reports',
  queued: false,
  params: v.strictObject({ id: idSchema }),
  body: v.strictObject({ language: v.picklist(languageCodes) }),
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      data: v.strictObject({
        language: v.picklist(languageCodes),
        /** Text of a machine, and nothing else. */
        text: v.string(),
        /** What was to be translated was longer than what was. */
        isCut: v.boolean(),
      }),
    }),
  },
});
