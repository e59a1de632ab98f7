import { limits } from '../../../contract/limits.ts';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { useCorrection } from '../../hooks/draft/use-correction.ts';
import { useDraft } from '../../hooks/draft/use-draft.ts';
import { useConfig } from '../../hooks/shared/use-config.ts';
import { useLate } from '../../hooks/shared/use-late.ts';
import { useSubmission } from '../../hooks/draft/use-submission.ts';
import { FormFrame } from '../../parts/form/form-frame.tsx';
import { canShare } from '../../platform/share-text.ts';
import { contactTexts } from '../../strings/public/contact.ts';
import { formTexts } from '../../strings/forms/form.ts';
import { TextArea, TextField } from '../../ui/form/field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { buildMessageForm } from './build-message-form.ts';

const loadCommand = () => import('../../data/commands/send-message.ts');
const loadDirect = () => import('../../data/commands/items/send-directly.ts');
const loadTyped = () => import('../../hooks/draft/hand-over-typed.ts');
const noRows = () => undefined;

interface ContactFormProps {
  /** The refused message that this one corrects. */
  corrected: string | undefined;
  onSaved(itemId: string): void;
  onSentDirectly(item: OutboxItem): void;
}

/** The contact form. Submit saves at once; without network the message waits in the outbox. */
export function ContactForm({ corrected, onSaved, onSentDirectly }: ContactFormProps) {
  const command = useLate(loadCommand);
  const direct = useLate(loadDirect);
  const typed = useLate(loadTyped);
  const sendsNoMail = useConfig()?.mail === false;
  const draft = useDraft('contact', corrected, noRows);
  const { correction, marks } = useCorrection(draft.supersedes);
  const submission = useSubmission({
    draft,
    save: async ({ id, values, supersedes }) => (await command()).sendMessage(id, buildMessageForm(values), supersedes),
    send: async ({ id, values, supersedes }) =>
      (await direct()).sendMessageDirectly(id, buildMessageForm(values), supersedes),
    onSaved,
    onSentDirectly,
  });
  const problems = Object.keys(submission.problems).length > 0 ? submission.problems : marks;
  return (
    <FormFrame
      id="contact-form"
      {...draft}
      {...submission}
      correction={correction}
      look="plain"
      submitLabel={contactTexts.submit}
      onTyped={draft.keep}
      onSubmit={() => void submission.submit()}
      onSendDirectly={() => void submission.sendDirectly()}
      onStartOver={() => void draft.startOver()}
      onExport={() => void typed().then(({ downloadTyped }) => downloadTyped('contact', draft.form.current))}
      onShare={
        canShare() ? () => void typed().then(({ shareTyped }) => shareTyped('contact', draft.form.current)) : undefined
      }
    >
      <FormSection title={contactTexts.write}>
        <TextField name="name" label={contactTexts.name} autoComplete="name" problem={problems['name']} />
        <TextField
          name="email"
          label={contactTexts.email}
          hint={sendsNoMail ? undefined : contactTexts.emailHint}
          type="email"
          dir="ltr"
          autoComplete="email"
          autoCapitalize="none"
          problem={problems['email']}
        />
        <TextField
          name="contactNumber"
          label={contactTexts.number}
          hint={contactTexts.numberHint}
          optional={formTexts.optional}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          maxLength={limits.contactCharacters}
          problem={problems['contactNumber']}
        />
        <TextArea
          name="message"
          label={contactTexts.message}
          hint={contactTexts.messageHint}
          maxLength={limits.messageCharacters}
          problem={problems['message']}
        />
      </FormSection>
    </FormFrame>
  );
}
