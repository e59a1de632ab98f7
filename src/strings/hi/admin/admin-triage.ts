import type * as english from '../../admin/admin-triage.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const deskTexts: Translated<typeof english.deskTexts> = {
  parts: 'डेस्क के हिस्से',
  messages: 'संदेश',
  work: 'पूरा हुआ काम',
  roads: 'सड़कें',
  triage: 'अलग रखे हुए',
  newsletter: 'समाचार पत्र',
  people: 'रीसेट लिंक',
  counted: (label: string, count: string) => `${label} (${count})`,
};

export const triageTexts: Translated<typeof english.triageTexts> = {
  title: 'देखने के लिए अलग रखे हुए',
  lead: 'ये एक साथ बहुत सारे आए, इसलिए अभी और किसी को नहीं दिखते। इनमें मदद की सच्ची पुकार भी हो सकती है।',
  reports: 'आपदा की रिपोर्टें',
  aid: 'सहायता अनुरोध',
  search: 'अलग रखे हुए में खोजें',
  noReports: 'आपदा की कोई रिपोर्ट अलग नहीं रखी है।',
  noAid: 'कोई सहायता अनुरोध अलग नहीं रखा है।',
  noneOfThese: 'अलग रखे हुए में ये शब्द नहीं मिले।',
  found: (count: number) => plural(count, { one: '# अलग रखा है', other: '# अलग रखे हैं' }),
  foundMore: (count: number) => plural(count, { one: '# अलग रखा है और आगे भी', other: '# अलग रखे हैं और आगे भी' }),
  letThrough: 'मुख्य सूची में ले जाएँ',
  dismiss: 'खारिज करें',
  about: (act: string, what: string, where: string) => `${act}: ${what}, ${where}`,
  dismissTitle: 'यह रिपोर्ट खारिज करें?',
  dismissBody: 'यह किसी को नहीं दिखेगी। यह “समाप्त आपदाएँ” में रहेगी और वापस लाई जा सकती है।',
  why: 'क्यों',
  kinds: {
    false: 'यह झूठी है',
    duplicate: 'इसकी रिपोर्ट पहले से है',
    other: 'कोई और कारण',
  },
  closeTitle: 'यह सहायता अनुरोध बंद करें?',
  closeBody: 'इस पर कुछ नहीं होगा। यह “सहायता” में रहेगा और फिर से खोला जा सकता है।',
  closeRequest: 'अनुरोध बंद करें',
};
