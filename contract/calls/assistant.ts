import * as v from 'valibot';
import { chatBodySchema } from '../entities/chat.ts';
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
