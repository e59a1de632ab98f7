import type * as english from '../../forms/record-messages.ts';
import type { Translated } from '../../texts.ts';

export const recordMessageTexts: Translated<typeof english.recordMessageTexts> = {
  title: 'संदेश',
  ownLead: 'जो इसे देख रहे हैं, वे यहाँ लिखा हुआ पढ़ते हैं: अभी, या जब कोई इसे ले। ख़तरे में फ़ोन करें।',
  takerLead: 'जिन्होंने यह माँगा है, वे सब आपका जवाब पढ़ते हैं। प्रशासक भी इसे बिना नंबरों के पढ़ सकते हैं।',
  field: 'आपका संदेश',
  send: 'भेजें',
  missing: 'कृपया अपना संदेश लिखें।',
  notSaved: 'यह फ़ोन इसे सेव नहीं कर सका। यह भेजा नहीं गया।',
  you: 'आप',
  sender: 'माँगने वाले',
  taker: 'जो इसे देख रहे हैं',
  waits: 'इस फ़ोन पर सेव हो गया, कनेक्शन मिलते ही भेजा जाएगा।',
  arrived: 'यह सर्वर के पास है।',
  refused: 'सर्वर ने इसे नहीं लिया।',
  tooLate: 'इसके पहुँचने तक मामला बंद हो चुका था। किसी को नहीं बताया गया।',
  none: 'अब तक कुछ नहीं लिखा गया है।',
  show: 'संदेश देखें',
  again: 'संदेश ताज़ा करें',
  asking: 'सर्वर से पूछा जा रहा है…',
  asOf: (when) => `${when} तक के संदेश`,
  last: (when) => `माँगने वाले ने ${when} लिखा।`,
};
