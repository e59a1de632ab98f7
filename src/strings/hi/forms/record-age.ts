import type * as english from '../../forms/record-age.ts';
import type { Translated } from '../../texts.ts';

export const recordAgeTexts: Translated<typeof english.recordAgeTexts> = {
  notConfirmed: 'इस समय से पुष्टि नहीं हुई',
  mark: 'हाल में पुष्टि नहीं',
  asked: (when: string) => `${when} पूछा गया`,
  enteredBy: 'किसने दर्ज किया',
  helper: 'एक सहायक ने, किसी और के लिए',
  helperFor: (name: string) => `एक सहायक ने, ${name} के लिए`,
  elsewhere: 'कहीं और भी दर्ज है',
  sameElsewhere: 'इसी स्रोत और नंबर वाले दूसरे खुले अनुरोध',
};
