import type { DisasterType, LanguageCode } from '../../contract/enumerations.ts';

interface Deed {
  disaster: string;
  reference: string;
  reported: string;
  completed: string;
}

interface PaperTexts {
  /** For dates; as the app's (`src/strings/language.ts`). */
  locale: string;
  direction: 'ltr' | 'rtl';
  title: string;
  /** The name stands below it. */
  presented: string;
  disasters: Readonly<Record<DisasterType, string>>;
  deed(deed: Deed): string;
  issued(date: string): string;
  issuedBy(date: string, operator: string): string;
  /** The address and the QR code stand beside it. */
  verify: string;
  code: string;
}

/** What the certificate says. Name and reference never turn the words around them. */
export const paperTexts: Readonly<Record<LanguageCode, PaperTexts>> = {
  en: {
    locale: 'en-US',
    direction: 'ltr',
    title: 'Certificate of Appreciation',
    presented: 'This certificate is given with thanks to',
    disasters: {
      flood: 'a flood',
      earthquake: 'an earthquake',
      fire: 'a fire',
      hurricane: 'a hurricane',
      landslide: 'a landslide',
      other: 'a disaster',
    },
    deed: ({ disaster, reference, reported, completed }) =>
      `for helping people as a volunteer in ${disaster}. This disaster (${reference}) was reported on ${reported}, and the work was completed on ${completed}.`,
    issued: (date) => `Issued on ${date} through Relief Relay.`,
    issuedBy: (date, operator) => `Issued on ${date} through Relief Relay, which is run here by ${operator}.`,
    verify: 'To check that this certificate is genuine, open this address or scan the code:',
    code: 'QR code of the same address',
  },
  hi: {
    locale: 'hi-IN',
    direction: 'ltr',
    title: 'प्रशस्ति-पत्र',
    presented: 'यह प्रशस्ति-पत्र आभार के साथ इन्हें दिया जाता है',
    disasters: {
      flood: 'बाढ़',
      earthquake: 'भूकंप',
      fire: 'आग',
      hurricane: 'चक्रवाती तूफ़ान',
      landslide: 'भूस्खलन',
      other: 'आपदा',
    },
    deed: ({ disaster, reference, reported, completed }) =>
      `जिन्होंने ${disaster} में स्वयंसेवक के रूप में लोगों की मदद की। इस आपदा (${reference}) की रिपोर्ट ${reported} को मिली, और काम ${completed} को पूरा हुआ।`,
    issued: (date) => `${date} को Relief Relay के ज़रिए जारी किया गया।`,
    issuedBy: (date, operator) => `${date} को Relief Relay के ज़रिए जारी किया गया। यहाँ इसे चलाने वाली संस्था: ${operator}।`,
    verify: 'यह प्रशस्ति-पत्र असली है या नहीं, यह जाँचने के लिए यह पता खोलें या कोड स्कैन करें:',
    code: 'इसी पते का QR कोड',
  },
  es: {
    locale: 'es',
    direction: 'ltr',
    title: 'Certificado de reconocimiento',
    presented: 'Este certificado se entrega con gratitud a',
    disasters: {
      flood: 'una inundación',
      earthquake: 'un terremoto',
      fire: 'un incendio',
      hurricane: 'un huracán',
      landslide: 'un deslizamiento de tierra',
      other: 'un desastre',
    },
    deed: ({ disaster, reference, reported, completed }) =>
      `por su ayuda voluntaria a las personas en ${disaster}. Este desastre (${reference}) se reportó el ${reported} y la labor se completó el ${completed}.`,
    issued: (date) => `Emitido el ${date} por medio de Relief Relay.`,
    issuedBy: (date, operator) => `Emitido el ${date} por medio de Relief Relay. Aquí lo gestiona ${operator}.`,
    verify: 'Para comprobar que este certificado es auténtico, abra esta dirección o escanee el código:',
    code: 'Código QR de la misma dirección',
  },
  ar: {
    locale: 'ar',
    direction: 'rtl',
    title: 'شهادة تقدير',
    presented: 'تُمنح هذه الشهادة مع الشكر إلى',
    disasters: {
      flood: 'فيضان',
      earthquake: 'زلزال',
      fire: 'حريق',
      hurricane: 'إعصار',
      landslide: 'انهيار أرضي',
      other: 'كارثة',
    },
    deed: ({ disaster, reference, reported, completed }) =>
      `تقديرًا للعمل التطوعي في مساعدة الناس في ${disaster}. تم الإبلاغ عن هذه الكارثة (${reference}) في ${reported}، واكتمل العمل في ${completed}.`,
    issued: (date) => `صدرت في ${date} عبر Relief Relay.`,
    issuedBy: (date, operator) => `صدرت في ${date} عبر Relief Relay. الجهة التي تديره هنا: ${operator}.`,
    verify: 'للتأكد من صحة هذه الشهادة، افتح هذا العنوان أو امسح الرمز:',
    code: 'رمز QR للعنوان نفسه',
  },
};

/** Words that never turn what stands around them, and are not turned (U+2066, U+2068). */
export function isolated(words: string, isolate = '\u2068'): string {
  return `${isolate}${words}\u2069`;
}

/** A day in words; of a time its day in UTC, which is everywhere the same. */
export function dayText(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(iso.slice(0, 10)));
}
