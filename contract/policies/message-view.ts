import type { ContactBody, MessageView } from '../entities/contact-message.ts';
import type { Lane, MessageState } from '../enumerations.ts';
import { seen, type Makers } from './sight.ts';
import type { Viewer } from './viewer.ts';
import { whoSeesWhat } from './who-sees-what.ts';

/** A message as the server holds it. */
export interface MessageRecord {
  id: string;
  body: ContactBody;
  state: MessageState;
  /** ISO 8601, server time. */
  createdAt: string;
  answeredAt?: string;
  answeredBy?: string;
  lane: Lane;
}

export function messageView(viewer: Viewer, record: MessageRecord): MessageView {
  return seen(whoSeesWhat.contactMessage[viewer], makers, record);
}

const makers: Makers<MessageRecord, MessageView> = {
  _id: ({ id }) => id,
  name: ({ body }) => body.name,
  email: ({ body }) => body.email,
  message: ({ body }) => body.message,
  contactNumber: ({ body }) => body.contactNumber,
  createdAt: ({ createdAt }) => createdAt,
  writtenAt: ({ body }) => body.createdAt,
  state: ({ state }) => state,
  answeredAt: ({ answeredAt }) => answeredAt,
  answeredBy: ({ answeredBy }) => answeredBy,
  lane: ({ lane }) => lane,
  supersedes: ({ body }) => body.supersedes,
};
