import type { Language } from '../../../src/strings/language.ts';

/** What a person asks, and the places of the guide of which one has to be among the first three found. */
export interface Question {
  asked: string;
  right: readonly string[];
  /** A few words, or words with slips, as a frightened person types them. */
  isHasty: boolean;
}

const HASTY = '--- hasty';

function questionsIn(text: string): Question[] {
  const [whole = '', hasty = ''] = text.split(HASTY);
  return [...linesOf(whole, false), ...linesOf(hasty, true)];
}

function linesOf(text: string, isHasty: boolean): Question[] {
  return text
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => {
      const [right = '', asked = ''] = line.split('|');
      return { asked: asked.trim(), right: right.trim().split(' '), isHasty };
    });
}

/**
 * Sixty in each language, written down before the index was tuned by them: forty whole questions, twenty hasty ones. They are
 * questions of people, not sentences of the guide; the Hindi ones are partly in Latin letters, as many people type Hindi.
 */
export const questions: Readonly<Record<Language, readonly Question[]>> = {
  en: questionsIn(`
flood flood.during | Water is coming into my house, what should I do?
flood.during flood.never | Can I drive my car through the flooded road?
flood.after | When can I go back home after the flood?
flood.before | How do I prepare my house for a flood?
flood.during flood | Should I climb onto the roof when the water rises?
flood.never flood.after storm.never first-aid.electric-shock | Is it dangerous to touch electric wires in flood water?
flood.after water-food.food | Can we eat food that was touched by flood water?
earthquake.during earthquake | The ground is shaking, where do I hide?
earthquake.after first-aid.crush | I am trapped under rubble, how do I get noticed?
earthquake.never earthquake.during | Should I stand in a doorway in an earthquake?
earthquake.never fire.never | Can I use the lift after an earthquake?
earthquake.after | Will there be aftershocks after the earthquake?
earthquake.before | How can I secure furniture against earthquakes?
fire.during fire | There is smoke in the stairway, how do I get out?
fire.during | My clothes caught fire, what now?
fire.during fire.never | Oil is burning in a pan in my kitchen
fire.wildfire | The forest is burning near our village
fire.before | How often should I test the smoke alarm?
storm storm.during | A cyclone is coming, where is the safest room?
storm.during | What do I do when I hear thunder outdoors?
storm.before | How do I protect windows before a hurricane?
landslide landslide.during landslide.before | What are the signs of a landslide?
landslide.never landslide.after landslide.during | Is it safe to cross the road after a mudslide?
first-aid.cpr | How deep do I push on the chest for CPR?
first-aid.cpr-child | My baby stopped breathing
first-aid.recovery | He is unconscious but he is breathing
first-aid.bleeding | Blood is pouring from his leg and will not stop
first-aid.choking | Something is stuck in her throat and she cannot breathe
first-aid.burns | My son burned his hand with boiling water, can I put butter on it?
first-aid.fracture | I think her arm is broken
first-aid.drowning | Someone is drowning in the river, should I jump in?
first-aid.heat | He worked in the sun, is very hot and confused
first-aid.snake | A snake bit my brother on the foot
first-aid.diarrhoea | How do I mix sugar and salt for a child with diarrhoea?
first-aid.mind | My daughter is in panic and cannot stop crying
water-food.boil | How long must I boil water before drinking?
water-food.chlorine | How many drops of bleach for one litre of water?
water-food.food | How long does food stay good in the fridge without power?
family-plan.apart | We lost my little sister in the crowd, how can we find her?
family-plan.phone | How can I make my phone battery last longer?
--- hasty
flood flood.during | fllod
earthquake earthquake.during | earthqake
fire.during fire | hous on fire
first-aid.bleeding | bleding alot
first-aid.cpr first-aid.cpr-child | not breatihng
first-aid.choking | choaking
first-aid.snake | snak bite
first-aid.diarrhoea | diarhea child
first-aid.heat | heat strok
first-aid.fracture | broken leg
first-aid.recovery first-aid.check | unconcious
water-food.water water-food.boil water-food.chlorine water-food | clean watr
water-food.chlorine | chlorin
go-bag | emergncy bag
go-bag.papers | passport money papers
family-plan.care go-bag.health | insulin medicin
first-aid.burns | burnt hand
storm storm.during | tornado
landslide landslide.during | mud slide
first-aid.cold | hypotermia
`),
  hi: questionsIn(`
flood flood.during | घर में बाढ़ का पानी भर रहा है, क्या करूँ?
flood.during flood.never | क्या मैं बाढ़ के पानी में गाड़ी चला सकता हूँ?
flood.after | बाढ़ के बाद घर कब लौट सकते हैं?
flood.before | बाढ़ आने से पहले घर कैसे तैयार करें?
flood.during flood | पानी बढ़ रहा है, क्या छत पर जाना चाहिए?
flood.never flood.after storm.never first-aid.electric-shock | बाढ़ के पानी में बिजली के तार छूना खतरनाक है क्या?
flood.after water-food.food | बाढ़ के पानी से भीगा खाना खा सकते हैं?
earthquake.during earthquake | धरती हिल रही है, कहाँ छिपें?
earthquake.after first-aid.crush | मैं मलबे के नीचे फँसा हूँ, लोगों को कैसे बताऊँ?
earthquake.never earthquake.during | भूकंप में दरवाज़े की चौखट पर खड़े होना ठीक है?
earthquake.never fire.never | भूकंप के बाद लिफ़्ट का इस्तेमाल कर सकते हैं?
earthquake.after | क्या भूकंप के बाद फिर झटके आएँगे?
earthquake.before | भूकंप से बचाने के लिए अलमारी कैसे बाँधें?
fire.during fire | सीढ़ियों में धुआँ है, बाहर कैसे निकलें?
fire.during | मेरे कपड़ों में आग लग गई
fire.during fire.never | कड़ाही में तेल जल रहा है
fire.wildfire | गाँव के पास जंगल में आग लगी है
fire.before | घर में आग से बचने के लिए पहले से क्या करें?
storm storm.during | चक्रवात आ रहा है, सबसे सुरक्षित कमरा कौन सा है?
storm.during | बाहर हूँ और बादल गरज रहे हैं, क्या करूँ?
storm.before | तूफ़ान से पहले खिड़कियाँ कैसे बचाएँ?
landslide landslide.during landslide.before | भूस्खलन के संकेत क्या हैं?
landslide.never landslide.after landslide.during | भूस्खलन के बाद सड़क पार करना सुरक्षित है?
first-aid.cpr | सीपीआर में छाती कितनी गहरी दबानी है?
first-aid.cpr-child | मेरे बच्चे की साँस रुक गई है
first-aid.recovery | वह बेहोश है पर साँस ले रहा है
first-aid.bleeding | पैर से बहुत खून बह रहा है, रुक नहीं रहा
first-aid.choking | उसके गले में कुछ अटक गया है
first-aid.burns | गर्म पानी से बेटे का हाथ जल गया
first-aid.fracture | लगता है उसके हाथ की हड्डी टूट गई
first-aid.drowning | कोई नदी में डूब रहा है, क्या मैं कूद जाऊँ?
first-aid.heat | धूप में काम करते हुए उसे लू लग गई
first-aid.snake | मेरे भाई को साँप ने काट लिया
first-aid.diarrhoea | बच्चे को दस्त है, नमक चीनी का घोल कैसे बनाएँ?
first-aid.mind | मेरी बेटी बहुत घबराई हुई है और रो रही है
water-food.boil | पीने का पानी कितनी देर उबालें?
water-food.chlorine | एक लीटर पानी में ब्लीच की कितनी बूँदें डालें?
water-food.food | बिजली न हो तो फ़्रिज में खाना कब तक ठीक रहता है?
family-plan.apart | मेरी छोटी बहन भीड़ में खो गई, कैसे ढूँढें?
family-plan.phone | फ़ोन की बैटरी ज़्यादा देर कैसे चलाएँ?
--- hasty
flood flood.during | baadh aa gayi
earthquake earthquake.during | bhukamp
fire.during fire | ghar me aag lagi
first-aid.bleeding | khoon beh raha hai
first-aid.cpr first-aid.cpr-child | sans nahi le raha
first-aid.choking | gale me atka
first-aid.snake | saap ne kata
first-aid.diarrhoea | dast ulti
first-aid.heat | loo lag gai
first-aid.fracture | haddi tut gayi
first-aid.recovery first-aid.check | बेहोस
water-food.water water-food.boil water-food.chlorine water-food | saaf paani
water-food.chlorine | क्लोरिन
go-bag | इमरजेंसी थेला
go-bag.papers | कागज पैसे
family-plan.care go-bag.health | dawai bimar
first-aid.burns | हाथ जल गया
storm storm.during | toofan
landslide landslide.during | भूसखलन
first-aid.cold | ठंड से कांप रहा
`),
  es: questionsIn(`
flood flood.during | Está entrando agua en mi casa, ¿qué hago?
flood.during flood.never | ¿Puedo pasar con el coche por la calle inundada?
flood.after | ¿Cuándo puedo volver a casa después de la inundación?
flood.before | ¿Cómo preparo mi casa para una inundación?
flood.during flood | ¿Subo al techo si el agua sigue subiendo?
flood.never flood.after storm.never first-aid.electric-shock | ¿Es peligroso tocar cables eléctricos en el agua?
flood.after water-food.food | ¿Se puede comer la comida que tocó el agua de la inundación?
earthquake.during earthquake | Está temblando la tierra, ¿dónde me escondo?
earthquake.after first-aid.crush | Estoy atrapado bajo los escombros, ¿cómo me hago notar?
earthquake.never earthquake.during | ¿Me pongo en el marco de la puerta en un terremoto?
earthquake.never fire.never | ¿Puedo usar el ascensor después de un sismo?
earthquake.after | ¿Habrá réplicas después del terremoto?
earthquake.before | ¿Cómo fijo los muebles para un terremoto?
fire.during fire | Hay humo en la escalera, ¿cómo salgo?
fire.during | Se me prendió fuego la ropa
fire.during fire.never | Se quema el aceite en la sartén
fire.wildfire | El bosque se quema cerca del pueblo
fire.before | ¿Cada cuánto pruebo el detector de humo?
storm storm.during | Viene un huracán, ¿cuál es el cuarto más seguro?
storm.during | ¿Qué hago si oigo truenos en el campo?
storm.before | ¿Cómo protejo las ventanas antes del ciclón?
landslide landslide.during landslide.before | ¿Cuáles son las señales de un deslizamiento?
landslide.never landslide.after landslide.during | ¿Se puede cruzar la carretera después de un derrumbe?
first-aid.cpr | ¿Cuántos centímetros hundo el pecho en la RCP?
first-aid.cpr-child | Mi bebé dejó de respirar
first-aid.recovery | Está inconsciente pero respira
first-aid.bleeding | Le sale mucha sangre de la pierna y no para
first-aid.choking | Tiene algo atorado en la garganta
first-aid.burns | Mi hijo se quemó la mano con agua hirviendo
first-aid.fracture | Creo que tiene el brazo roto
first-aid.drowning | Alguien se está ahogando en el río, ¿me tiro al agua?
first-aid.heat | Trabajó al sol, está muy caliente y confundido
first-aid.snake | Una víbora mordió a mi hermano
first-aid.diarrhoea | ¿Cómo preparo suero con azúcar y sal para la diarrea?
first-aid.mind | Mi hija está en pánico y no deja de llorar
water-food.boil | ¿Cuánto tiempo hay que hervir el agua?
water-food.chlorine | ¿Cuántas gotas de cloro por litro de agua?
water-food.food | ¿Cuánto dura la comida en la nevera sin luz?
family-plan.apart | Se perdió mi hermanita, ¿cómo la encontramos?
family-plan.phone | ¿Cómo hago que la batería del teléfono dure más?
--- hasty
flood flood.during | inundasion
earthquake earthquake.during | teremoto
fire.during fire | insendio casa
first-aid.bleeding | sangra muxo
first-aid.cpr first-aid.cpr-child | no respria
first-aid.choking | se aoga con comida
first-aid.snake | picadura vivora
first-aid.diarrhoea | diarea niño
first-aid.heat | insolasion
first-aid.fracture | pierna quebrda
first-aid.recovery first-aid.check | desmallado
water-food.water water-food.boil water-food.chlorine water-food | agua linpia
water-food.chlorine | lejia gotas
go-bag | mochila emergensia
go-bag.papers | pasaporte dinero documentos
family-plan.care go-bag.health | medisinas insulina
first-aid.burns | quemadra mano
storm storm.during | uracan
landslide landslide.during | derumbe
first-aid.cold | ipotermia
`),
  ar: questionsIn(`
flood flood.during | المياه تدخل بيتي، ماذا أفعل؟
flood.during flood.never | هل يمكنني قيادة السيارة في مياه الفيضان؟
flood.after | متى أعود إلى البيت بعد الفيضان؟
flood.before | كيف أجهز بيتي قبل الفيضان؟
flood.during flood | المياه ترتفع، هل أصعد إلى السطح؟
flood.never flood.after storm.never first-aid.electric-shock | هل لمس أسلاك الكهرباء في الماء خطر؟
flood.after water-food.food | هل نأكل طعاما لمسته مياه السيل؟
earthquake.during earthquake | الأرض تهتز، أين أختبئ؟
earthquake.after first-aid.crush | أنا عالق تحت الأنقاض، كيف يسمعني الناس؟
earthquake.never earthquake.during | هل أقف عند إطار الباب في الزلزال؟
earthquake.never fire.never | هل أستعمل المصعد بعد الزلزال؟
earthquake.after | هل ستأتي هزات أخرى بعد الزلزال؟
earthquake.before | كيف أثبت الأثاث قبل الزلزال؟
fire.during fire | يوجد دخان في الدرج، كيف أخرج؟
fire.during | اشتعلت النار في ملابسي
fire.during fire.never | الزيت يحترق في المقلاة
fire.wildfire | الغابة تحترق قرب قريتنا
fire.before | كل كم شهر أختبر جهاز إنذار الدخان؟
storm storm.during | الإعصار قادم، ما هي الغرفة الأكثر أمانا؟
storm.during | أسمع الرعد وأنا في الخارج، ماذا أفعل؟
storm.before | كيف أحمي النوافذ قبل العاصفة؟
landslide landslide.during landslide.before | ما هي علامات الانهيار الأرضي؟
landslide.never landslide.after landslide.during | هل أعبر الطريق بعد الانهيار الأرضي؟
first-aid.cpr | كم سنتيمترا أضغط على الصدر في الإنعاش؟
first-aid.cpr-child | رضيعي توقف عن التنفس
first-aid.recovery | هو فاقد الوعي لكنه يتنفس
first-aid.bleeding | الدم يخرج من ساقه ولا يتوقف
first-aid.choking | شيء عالق في حلقها
first-aid.burns | احترقت يد ابني بالماء المغلي
first-aid.fracture | أظن أن ذراعها مكسورة
first-aid.drowning | شخص يغرق في النهر، هل أقفز إليه؟
first-aid.heat | عمل تحت الشمس وهو ساخن جدا ومشوش
first-aid.snake | لدغت أفعى أخي
first-aid.diarrhoea | كيف أحضر محلول السكر والملح لطفل عنده إسهال؟
first-aid.mind | ابنتي مذعورة ولا تتوقف عن البكاء
water-food.boil | كم دقيقة نغلي الماء قبل الشرب؟
water-food.chlorine | كم قطرة كلور لكل لتر ماء؟
water-food.food | كم يبقى الطعام صالحا في الثلاجة بدون كهرباء؟
family-plan.apart | ضاعت أختي الصغيرة في الزحام، كيف نجدها؟
family-plan.phone | كيف أجعل بطارية هاتفي تدوم أكثر؟
--- hasty
flood flood.during | فيظان
earthquake earthquake.during | زلزل
fire.during fire | حريق بيت
first-aid.bleeding | نزيق قوي
first-aid.cpr first-aid.cpr-child | لا يتنفص
first-aid.choking | اختناف
first-aid.snake | لدغه افعي
first-aid.diarrhoea | اسهال طفل
first-aid.heat | ضربه شمش
first-aid.fracture | كسر رجل
first-aid.recovery first-aid.check | فقد الوعى
water-food.water water-food.boil water-food.chlorine water-food | ماء نضيف
water-food.chlorine | كلور قطرات
go-bag | حقيبه طوارى
go-bag.papers | جواز فلوس اوراق
family-plan.care go-bag.health | ادويه انسولين
first-aid.burns | حرق يد
storm storm.during | اعصار
landslide landslide.during | انهيار ارضى
first-aid.cold | برد شديد رجفه
`),
};
