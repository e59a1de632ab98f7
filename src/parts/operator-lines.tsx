import { contactKind } from '../../contract/operator-contact.mjs';
import { operatorTexts } from '../strings/public/operator.ts';
import { withName } from '../ui/with-name.tsx';

interface OperatorLinesProps {
  name: string | undefined;
  contact: string | undefined;
}

const schemes = { mail: 'mailto:', phone: 'tel:', web: '' } as const;

/** Who runs this deployment and how to reach them, as far as the settings say. */
export function OperatorLines({ name, contact }: OperatorLinesProps) {
  return (
    <>
      <p>{name === undefined ? operatorTexts.unnamed : withName(operatorTexts.named, name)}</p>
      <p>
        {contact === undefined ? (
          operatorTexts.noContact
        ) : (
          <>
            {operatorTexts.contactLead} <Contact text={contact} />
          </>
        )}
      </p>
    </>
  );
}

/** An address that could lead elsewhere than it says stays words. */
function Contact({ text }: { text: string }) {
  const kind = contactKind(text);
  if (kind === undefined) return <bdi>{text}</bdi>;
  const address = kind === 'phone' ? text.replaceAll(/[ -]/g, '') : text;
  return (
    <a href={schemes[kind] + address} rel="noopener noreferrer">
      <bdi>{text}</bdi>
    </a>
  );
}
