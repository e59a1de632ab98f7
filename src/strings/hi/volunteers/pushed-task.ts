import type * as english from '../../volunteers/pushed-task.ts';
import type { Translated } from '../../texts.ts';

export const pushedTaskTexts: Translated<typeof english.pushedTaskTexts> = {
  title: 'इस फ़ोन पर आई चेतावनियाँ',
  came: (time) => `${time} की चेतावनी`,
  away: (far) => `आपकी जगह से ${far} दूर`,
  calling: 'यहाँ स्वयंसेवकों को बुलाया जा रहा है',
  onPhone: 'यह चेतावनी के साथ आया है और बिना नेटवर्क के भी इस फ़ोन पर रहता है।',
  askTitle: 'क्या आप यहाँ मदद कर सकते हैं?',
  askBody: 'अभी आप इसमें शामिल नहीं हैं: तभी स्वीकार करें जब आप जल्दी निकल सकें।',
  askLater: 'पहले देखें',
};
