import type * as english from '../../admin/admin-search.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const deskSearchTexts: Translated<typeof english.deskSearchTexts> = {
  messages: 'संदेशों में खोजें',
  messagesHint: 'शब्द, नाम, ईमेल पता या रेफ़रेंस नंबर।',
  work: 'काम में खोजें',
  workHint: 'नाम, आपदा के शब्द, रेफ़रेंस नंबर या प्रशस्ति-पत्र पर लिखा पता।',
  heldHint: 'शब्द, जगह, नाम या रेफ़रेंस नंबर।',
  which: 'कौन-से दिखाएँ',
  noneOfThese: 'इस खोज में कुछ नहीं मिला।',
  clear: 'खोज हटाएँ',
  found: (count: number) => plural(count, { one: '# मिला', other: '# मिले' }),
  foundMore: (count: number) => plural(count, { one: '# मिला और आगे भी हैं', other: '# मिले और आगे भी हैं' }),
  noneConfirmed: 'अभी तक कोई काम पक्का नहीं किया गया।',
  noneRefused: 'ऐसा कोई काम नहीं है जो पक्का न किया गया हो।',
  decided: 'फ़ैसला हुआ',
};

export const messageStateNames: Translated<typeof english.messageStateNames> = {
  open: 'जवाब बाकी',
  answered: 'जवाब दे दिया गया',
};

export const workStateNames: Translated<typeof english.workStateNames> = {
  done: 'पक्का करना बाकी',
  completed: 'पक्का किया गया',
  'not-confirmed': 'पक्का नहीं किया गया',
};
