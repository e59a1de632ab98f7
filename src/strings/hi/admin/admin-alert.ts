import type * as english from '../../admin/admin-alert.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const alertSheetTexts: Translated<typeof english.alertSheetTexts> = {
  title: 'स्वयंसेवकों को सूचना दें',
  close: 'बंद करें',
  lead: 'इससे रिपोर्ट मंज़ूर होती है और पास के स्वयंसेवकों को सूचना जाती है, दोनों एक साथ।',
  leadAgain: 'यह आपदा पहले से चल रही है। इससे एक और सूचना जाएगी।',
  radius: 'कितने किलोमीटर के भीतर',
  radiusHint: (km: string) => `इतनी गंभीर आपदा के लिए ${km} का सुझाव है।`,
  radiusProblem: (most: string) => `1 से ${most} तक की संख्या।`,
  noPlace: 'इसकी लोकेशन पता नहीं है: जिन स्वयंसेवकों का फ़ोन दर्ज है, सबको सूचना जाएगी, वे कहीं भी हों।',
  wanted: 'कितने स्वयंसेवक चाहिए',
  wantedHint: (count: string) => `${count} का सुझाव है। खाली: कोई संख्या नहीं।`,
  wantedProblem: '1 या उससे बड़ी पूरी संख्या, अंकों में।',
  heading: 'शीर्षक',
  body: 'संदेश',
  bodyHint: 'लॉक स्क्रीन पर करीब दो पंक्तियाँ दिखती हैं। सबसे पहले लिखें कि क्या करना है।',
  missing: 'कृपया कुछ लिखें।',
  tooLong: 'यह बहुत लंबा है।',
  preview: 'फ़ोन पर ऐसा दिखेगा',
  app: 'Relief Relay',
  now: 'अभी',
  reach: (near: number) => plural(near, { one: 'अभी # स्वयंसेवक तक पहुँचेगी।', other: 'अभी # स्वयंसेवकों तक पहुँचेगी।' }),
  ofAll: (all: number) =>
    plural(all, {
      one: '# मंज़ूर स्वयंसेवक को यह ऐप में दिखेगी।',
      other: 'सभी # मंज़ूर स्वयंसेवकों को यह ऐप में दिखेगी।',
    }),
  counting: 'गिना जा रहा है कि किन तक पहुँचेगी…',
  unknownReach: 'बिना नेटवर्क के पता नहीं कि किन तक पहुँचेगी।',
  reachesNobody: 'अभी किसी को सूचना नहीं जाएगी। दूरी बढ़ाएँ, या स्वयंसेवकों को किसी और तरीके से बताएँ।',
  outToNobody: 'सूचना भेज दी गई है, पर अभी वह किसी तक नहीं पहुँचती।',
  countAgain: 'फिर से गिनें',
  send: 'अभी सूचना दें',
  sending: 'सेव किया जा रहा है…',
  cancel: 'रहने दें',
  waits: 'इस फ़ोन में सेव है। सर्वर तक पहुँचते ही सूचना जाएगी।',
  problems: 'कृपया इसे फिर से देखें',
  suggestedTitle: (type: string, severity: string) => `${type}: ${severity}`,
  suggestedBody: (place: string, first: string) => `${place}। ${first}`,
  suggestedSaid: (said: string) => `सूचना में लिखा है: “${said}”`,
  placeUnknown: 'जगह अभी पता नहीं है',
};

export const firstSteps: Translated<typeof english.firstSteps> = {
  flood: 'सबसे पहले पता करें कि कौन फँसा है, और उन्हें ऊँची जगह ले जाएँ। बहते पानी में न उतरें।',
  earthquake: 'सबसे पहले मलबे के नीचे दबे लोगों की आवाज़ सुनें और जगह पर निशान लगाएँ। टूटी इमारतों में न जाएँ।',
  fire: 'सबसे पहले पक्का करें कि सब लोग बाहर और धुएँ से दूर हैं। आग बुझाना दमकल पर छोड़ दें।',
  hurricane: 'सबसे पहले टूटे घरों में लोगों का हाल देखें। बिजली के तारों और ढीली छतों से दूर रहें।',
  landslide: 'सबसे पहले पता करें कि कौन लापता है। सबको ढलान से दूर रखें: वह फिर खिसक सकती है।',
  other: 'सबसे पहले पता करें कि कौन खतरे में है और सबसे ज़्यादा क्या चाहिए। अपनी सुरक्षा का ध्यान रखें।',
};

export const alertReachTexts: Translated<typeof english.alertReachTexts> = {
  title: 'किसे जाएगी, किसे नहीं',
  phones: (count: number) => plural(count, { one: '# फ़ोन पर जाएगी।', other: '# फ़ोन पर जाएगी।' }),
  busy: (count: number) =>
    plural(count, {
      one: 'पास का # स्वयंसेवक पहले से किसी आपदा पर है।',
      other: 'पास के # स्वयंसेवक पहले से किसी आपदा पर हैं।',
    }),
  unwanted: (count: number) =>
    plural(count, {
      one: 'पास का # स्वयंसेवक ऐसी सूचना नहीं चाहता।',
      other: 'पास के # स्वयंसेवक ऐसी सूचना नहीं चाहते।',
    }),
  others: (count: number) =>
    plural(count, {
      one: '# और स्वयंसेवक ज़्यादा दूर है, या उसके फ़ोन पर सूचना नहीं आती।',
      other: '# और स्वयंसेवक ज़्यादा दूर हैं, या उनके फ़ोन पर सूचना नहीं आती।',
    }),
};
