import { listMessages } from '../../../contract/calls/contact.ts';
import { answerMessages } from './messages.ts';
import type { Route } from '../route.ts';

export const messageRoutes: readonly Route[] = [{ call: listMessages, handler: answerMessages }];
