import type { LanguageCode } from '../../contract/enumerations.ts';
import { limits } from '../../contract/limits.ts';
import type { Mail } from './mailer.ts';

interface Links {
  confirm: string;
  leave: string;
}

interface Words {
  subject: string;
  text(links: Links, linkDays: number, keptDays: number): string;
}

/** Days after which an address that never answered is deleted (`server/jobs/retention`). */
export const UNANSWERED_DAYS = 30;

/** In the language in which it was asked for. Who gets it may never have heard of this app. */
const words: Readonly<Record<LanguageCode, Words>> = {
  en: {
    subject: 'Relief Relay: please confirm your address',
    text: ({ confirm, leave }, linkDays, keptDays) =>
      `Somebody asked for the newsletter of Relief Relay for this e-mail address. If it was you, open this link and press “Confirm”. It is good for ${linkDays} days.\n\n${confirm}\n\n` +
      `If it was not you, do nothing: nothing will be sent to you, and the address is deleted after ${keptDays} days. To have it deleted at once, or to end the newsletter at any time:\n\n${leave}\n`,
  },
  hi: {
    subject: 'Relief Relay: कृपया अपने पते की पुष्टि करें',
    text: ({ confirm, leave }, linkDays, keptDays) =>
      `किसी ने इस ईमेल पते के लिए Relief Relay का समाचार पत्र माँगा है। अगर वह आप थे, तो यह लिंक खोलें और “पुष्टि करें” दबाएँ। यह ${linkDays} दिन तक चलेगा।\n\n${confirm}\n\n` +
      `अगर वह आप नहीं थे, तो कुछ न करें: आपको कुछ नहीं भेजा जाएगा, और ${keptDays} दिन बाद पता हटा दिया जाएगा। इसे तुरंत हटवाने के लिए, या समाचार पत्र कभी भी बंद करने के लिए:\n\n${leave}\n`,
  },
  es: {
    subject: 'Relief Relay: confirme su dirección',
    text: ({ confirm, leave }, linkDays, keptDays) =>
      `Alguien pidió el boletín de Relief Relay para esta dirección de correo. Si fue usted, abra este enlace y pulse «Confirmar». Sirve durante ${linkDays} días.\n\n${confirm}\n\n` +
      `Si no fue usted, no haga nada: no se le enviará nada y la dirección se borrará a los ${keptDays} días. Para borrarla ahora mismo, o para dejar el boletín en cualquier momento:\n\n${leave}\n`,
  },
  ar: {
    subject: 'Relief Relay: يرجى تأكيد عنوانك',
    text: ({ confirm, leave }, linkDays, keptDays) =>
      `طلب شخص ما نشرة Relief Relay البريدية لهذا العنوان. إذا كنت أنت، فافتح هذا الرابط واضغط «تأكيد». الرابط صالح لمدة ${linkDays} أيام.\n\n${confirm}\n\n` +
      `إذا لم تكن أنت، فلا تفعل شيئًا: لن يُرسل إليك شيء، وسيُحذف العنوان بعد ${keptDays} يومًا. لحذفه الآن، أو لإيقاف النشرة في أي وقت:\n\n${leave}\n`,
  },
};

export function newsletterMail(to: string, language: LanguageCode, links: Links): Mail {
  const { subject, text } = words[language];
  return { to, subject, text: text(links, limits.newsletterLinkDays, UNANSWERED_DAYS) };
}
