import type * as english from '../../volunteers/volunteer-messages.ts';
import type { Translated } from '../../texts.ts';

export const shownVolunteerMessages: Translated<typeof english.shownVolunteerMessages> = {
  accepted: 'आपदा अनुरोध सफलतापूर्वक स्वीकार किया गया',
  acceptFailed: 'आपदा अनुरोध स्वीकार नहीं हो सका',
  hasActiveDisaster: 'जब तक आपकी मौजूदा आपदा का काम पूरा नहीं होता, आप नई आपदा स्वीकार नहीं कर सकते',
  profileSaved: 'प्रोफ़ाइल सफलतापूर्वक अपडेट हो गई!',
  profileFailed: 'प्रोफ़ाइल अपडेट नहीं हो सकी। कृपया फिर से कोशिश करें।',
};
