import type * as english from '../../public/maps.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const mapTexts: Translated<typeof english.mapTexts> = {
  loading: 'नक्शा आ रहा है…',
  notHere: 'नक्शा अभी इस फ़ोन में नहीं है। इंटरनेट मिलने पर आ जाएगा। तब तक जगह शब्दों में बताएँ।',
  later: 'इंटरनेट मिलने पर ले आएँ',
  laterNoted: 'इंटरनेट मिलते ही यह आ जाएगा।',
  failed: 'नक्शा शुरू नहीं हो सका',
  zoomIn: 'पास से देखें',
  zoomOut: 'दूर से देखें',
  touchToMove: 'नक्शा खिसकाने के लिए उसे छुएँ',
  keys: 'ऐरो वाले बटन नक्शे को खिसकाते हैं, प्लस और माइनस उसे पास या दूर करते हैं।',
  group: (count: number) => plural(count, { one: '# जगह। नक्शा वहाँ खुलेगा।', other: '# जगहें। नक्शा वहाँ खुलेगा।' }),
  groupChoices: 'इस जगह पर मौजूद नाम',
  closeChoices: 'बंद करें',
  more: (count: number) => plural(count, { one: 'और # अन्य', other: 'और # अन्य' }),
};

export const pinTexts: Translated<typeof english.pinTexts> = {
  choose: 'नक्शे पर जगह चुनें',
  title: 'जगह कहाँ है?',
  help: 'नक्शे को तब तक खिसकाएँ जब तक पिन उस जगह पर न आ जाए।',
  position: (lati: string, long: string) => `लोकेशन: ${lati}, ${long}`,
  coarse: 'और पास से देखें: पिन उतना ही सही है जितना नक्शा आपको दिख रहा है।',
  outlineOnly: 'अभी यहाँ बारीक नक्शा नहीं है: पिन उतना ही सही है जितना नक्शा आपको दिख रहा है।',
  use: 'यही जगह चुनें',
  cancel: 'रहने दें',
  chosen: (lati: string, long: string) => `नक्शे पर चुनी गई जगह: ${lati}, ${long}।`,
  change: 'पिन खिसकाएँ',
  remove: 'पिन हटाएँ',
  removed: 'पिन हटा दिया गया।',
  set: 'नक्शे से जगह ले ली गई।',
  search: 'Google से जगह खोजें',
  searchSends: 'आप जो लिखते हैं और जो जगह चुनते हैं, वह Google को मिलता है।',
};
