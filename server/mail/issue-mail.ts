import type { LanguageCode } from '../../contract/enumerations.ts';
import type { Mail } from './mailer.ts';

interface Issue {
  subject: string;
  text: string;
  to: { email: string; language: LanguageCode };
}

/** Why it came and how to end it, in the language in which it was asked for. */
const footers: Readonly<Record<LanguageCode, (link: string) => string>> = {
  en: (link) =>
    `You get this because you asked for the newsletter of Relief Relay. To end it, open this link; your address is then deleted:\n${link}`,
  hi: (link) =>
    `यह आपको इसलिए मिला है क्योंकि आपने Relief Relay का समाचार पत्र माँगा था। इसे बंद करने के लिए यह लिंक खोलें; तब आपका पता हटा दिया जाएगा:\n${link}`,
  es: (link) =>
    `Recibe este mensaje porque pidió el boletín de Relief Relay. Para dejarlo, abra este enlace; su dirección se borrará:\n${link}`,
  ar: (link) =>
    `وصلتك هذه الرسالة لأنك طلبت نشرة Relief Relay البريدية. لإيقافها افتح هذا الرابط، وعندها يُحذف عنوانك:\n${link}`,
};

/**
 * A newsletter as one reader gets it. The head has the address for the mail program's own button (RFC 2369, RFC 8058), the text the page
 * that asks first.
 */
export function issueMail({ subject, text, to }: Issue, appUrl: string, leaveToken: string): Mail {
  const footer = footers[to.language](`${appUrl}/newsletter#leave=${leaveToken}`);
  return {
    to: to.email,
    subject,
    text: `${text.trimEnd()}\n\n-- \n${footer}\n`,
    headers: {
      'List-Unsubscribe': `<${appUrl}/api/newsletter/leave/${leaveToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
