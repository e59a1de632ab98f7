import type * as english from '../../admin/admin-newsletter.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const adminNewsletterTexts: Translated<typeof english.adminNewsletterTexts> = {
  title: 'समाचार पत्र लिखें',
  lead: 'यह ईमेल से उन सबको जाता है जिन्होंने इसे माँगा और अपने पते की पुष्टि की।',
  readers: (count: number) => plural(count, { one: 'अभी # पता पुष्ट है।', other: 'अभी # पते पुष्ट हैं।' }),
  nobody: 'अभी तक किसी ने पते की पुष्टि नहीं की: भेजने के लिए कोई नहीं है।',
  noMailTitle: 'यह सर्वर ईमेल नहीं भेजता',
  noMail: 'जब तक सर्वर चलाने वाला ईमेल चालू नहीं करता, कुछ नहीं भेजा जा सकता।',
  subject: 'विषय',
  text: 'लेख',
  textHint: 'सादा लेख, पढ़ने वालों की भाषा में। समाचार पत्र बंद करने का तरीका अंत में जोड़ दिया जाता है।',
  look: 'भेजें…',
  problems: 'कृपया इसे फिर से देखें:',
  confirmTitle: (subject: string) => `“${subject}” भेजें?`,
  confirmBody: (count: number) =>
    plural(count, {
      one: 'यह # व्यक्ति को जाएगा और वापस नहीं बुलाया जा सकता।',
      other: 'यह # लोगों को जाएगा और वापस नहीं बुलाया जा सकता।',
    }),
  yes: 'अभी भेजें',
  no: 'अभी नहीं',
  onItsWay: 'समाचार पत्र भेजा जा रहा है। कितनों तक पहुँचा, यह नीचे लिखा है।',
  perhaps: 'हो सकता है यह फिर भी चला गया हो। बिना बदले फिर से भेजें: किसी को दो बार नहीं मिलेगा।',
  wentBefore: 'यह दूसरे शब्दों में पहले ही जा चुका है: नीचे देखें। जो यहाँ लिखा है वह नया समाचार पत्र होगा।',
  sentTitle: 'अब तक भेजे गए',
  none: 'अभी तक कोई नहीं भेजा गया।',
  at: (when: string) => `भेजा गया: ${when}`,
  atBy: (when: string, by: string) => `${by} ने भेजा: ${when}`,
  recipients: 'पाने वाले',
  sent: 'उनके मेल सर्वर ने ले लिया',
  waiting: 'अभी बाकी',
  failed: 'नहीं लिया गया',
  unsure: 'पक्का नहीं: बीच में संपर्क टूट गया, और दो बार नहीं भेजा जाता',
  left: 'पहले ही समाचार पत्र छोड़ चुके',
  showMore: 'और दिखाएँ',
  reload: 'ताज़ा करें',
  failedTitle: 'समाचार पत्र नहीं खुल सके',
};
