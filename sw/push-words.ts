import type { Language } from '../src/strings/language.ts';

interface PushWords {
  view: string;
  help: string;
  /** In place of a push whose words cannot be read. */
  news: string;
}

/** The few words of a notification that do not come with its push. The packs are many times the size, and a worker cannot load them late. */
const table: Readonly<Record<Language, PushWords>> = {
  en: { view: 'View', help: 'Can help', news: 'There is news for you. Open the app to read it.' },
  hi: { view: 'देखें', help: 'मदद कर सकते हैं', news: 'आपके लिए नई सूचना है। पढ़ने के लिए ऐप खोलें।' },
  es: { view: 'Ver', help: 'Puedo ayudar', news: 'Hay novedades para usted. Abra la aplicación para leerlas.' },
  ar: { view: 'عرض', help: 'أستطيع المساعدة', news: 'هناك جديد لك. افتح التطبيق لقراءته.' },
};

/** In the language of this code; in English where it is none of the app's. */
export function pushWords(code: string | undefined): PushWords {
  return table[isKnown(code) ? code : 'en'];
}

function isKnown(code: string | undefined): code is Language {
  return code !== undefined && Object.hasOwn(table, code);
}
