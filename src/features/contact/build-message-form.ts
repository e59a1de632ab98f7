import { plainEmail } from '../../../contract/base/plain-email.ts';
import { hasVisibleText } from '../../../contract/base/text.ts';
import type { MessageForm } from '../../data/commands/send-message.ts';
import type { FormValues } from '../../hooks/draft/form-values.ts';

/** What the form says, in the contract's terms; the contract's schema judges it. */
export function buildMessageForm(values: FormValues): MessageForm {
  const text = (name: string) => values[name] ?? '';
  const number = text('contactNumber');
  return {
    name: text('name'),
    email: plainEmail(text('email')),
    message: text('message'),
    // Left out where it is empty: an older server takes the message then.
    ...(hasVisibleText(number) && { contactNumber: number }),
  };
}
