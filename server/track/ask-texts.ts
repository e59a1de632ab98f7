import type { LanguageCode } from '../../contract/enumerations.ts';
import type { NoticeWords } from '../notices/texts/notice-texts.ts';

/**
 * The SMS that asks whether an old record still stands. With the name before and the link behind it each takes two parts of an SMS at most:
 * in English and Spanish of the GSM alphabet, which has no á, í, ó and ú; in Hindi and Arabic of 67 characters each.
 */
export const askTexts: Readonly<Record<LanguageCode, Readonly<Record<'report' | 'aid', NoticeWords>>>> = {
  en: {
    report: {
      title: 'Is this still needed?',
      body: 'You reported a disaster a while ago. Say on the phone that sent it whether it still stands.',
    },
    aid: {
      title: 'Is this still needed?',
      body: 'You asked for help a while ago. Say on the phone that sent it whether you still need it.',
    },
  },
  hi: {
    report: { title: 'आपदा की सूचना', body: 'क्या हाल अब भी वही है? उसी फ़ोन से बताएँ' },
    aid: { title: 'मदद का अनुरोध', body: 'क्या अब भी ज़रूरत है? उसी फ़ोन से बताएँ' },
  },
  es: {
    report: {
      title: '¿Sigue igual?',
      body: 'Usted dio aviso de un desastre hace tiempo. Diga en el mismo teléfono si todo sigue igual.',
    },
    aid: {
      title: '¿Sigue siendo necesario?',
      body: 'Usted hizo una solicitud de ayuda hace tiempo. Diga en el mismo teléfono si la sigue necesitando.',
    },
  },
  ar: {
    report: { title: 'بلاغك عن كارثة', body: 'هل ما زال الوضع قائمًا؟ أجب من الهاتف نفسه' },
    aid: { title: 'طلبك للمساعدة', body: 'هل ما زلت تحتاج إليها؟ أجب من الهاتف نفسه' },
  },
};
