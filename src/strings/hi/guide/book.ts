import type * as english from '../../guide/book.ts';
import type { Translated } from '../../texts.ts';
import { earthquake } from './earthquake.ts';
import { familyPlan } from './family-plan.ts';
import { fire } from './fire.ts';
import { firstAid } from './first-aid.ts';
import { flood } from './flood.ts';
import { goBag } from './go-bag.ts';
import { landslide } from './landslide.ts';
import { storm } from './storm.ts';
import { waterFood } from './water-food.ts';

/** The guide in Hindi. Its keys are parts of addresses, the same in every language. */
export const book: Translated<typeof english.book> = {
  ignored:
    'का की के को से में मे पर ने है हैं हूँ हूं हो होना होता होती होते था थी थे और या तो भी ही कि जो वह वो यह ये इस उस इन उन जब तब तक अब ' +
    'मैं मैंने मुझे मेरा मेरी मेरे हम हमें हमारा हमारी हमारे आप आपका आपकी आपके अपना अपनी अपने उसका उसकी उसके उसे वे लोग कोई कुछ ' +
    'क्या कैसे कैसा कब कहाँ कहां क्यों कौन कितना कितनी कितने कर करें करे करना करूँ करूं करते किया रहा रही रहे गया गई गए जाए जाएँ जाना ' +
    'चाहिए सकता सकते सकती दें लिए लिये साथ नहीं कृपया बताओ बताएँ ' +
    'ka ki ke ko se me mein par ne hai hain ho hona tha thi the aur ya to bhi hi mera meri mere mujhe main hum kya kaise kab kahan ' +
    'kyu kyon kar kare karen karna karu karo raha rahi rahe gaya gayi jaye chahiye liye nahi nahin a an of in on my is what how do i',
  topics: {
    flood,
    earthquake,
    fire,
    storm,
    landslide,
    'first-aid': firstAid,
    'go-bag': goBag,
    'water-food': waterFood,
    'family-plan': familyPlan,
  },
};
