import type * as english from '../../public/ngo-messages.ts';
import type { Translated } from '../../texts.ts';

export const shownNgoMessages: Translated<typeof english.shownNgoMessages> = {
  missing: 'कृपया सभी ज़रूरी फ़ील्ड भरें',
  profileSaved: 'प्रोफ़ाइल सफलतापूर्वक अपडेट हो गई!',
  profileFailed: 'प्रोफ़ाइल अपडेट नहीं हो सकी',
};
