import type { DisasterType, LanguageCode } from '../../../contract/enumerations.ts';
import type { knownNeeds } from '../../../contract/known-needs.ts';

type KnownNeed = (typeof knownNeeds)[number];

/**
 * How one language says what the forms ask for. All are sources of regular expressions; `#` stands for a number in digits or
 * words. They need not be complete: a field that is not recognized stays empty, and the person's words are the description.
 */
export interface SaidWords {
  /** Words for 1, 2, 3 and so on; several of one number stand beside each other, with bars between them. */
  numbers: readonly string[];
  /** Who is there. */
  people: readonly string[];
  /** Somebody wants something: without it, "water" alone may be what is in the house. */
  wants: string;
  /** A place by what stands near it. */
  near: string;
  /** These words come after what they speak of. */
  isNearAfter?: true;
  /** Any other place; its word follows in the group `place`. */
  at: string;
  /** No place to find anybody at. */
  nowhere: string;
  /** Where a place ends, beside signs. */
  placeEnds: string;
  /** What somebody is called, in the group `name`. */
  name: string;
  disasters: Partial<Record<DisasterType, string>>;
  /** `Drinking water` only where somebody wants it. */
  needs: Partial<Record<KnownNeed, string>>;
}

const WORD = String.raw`[\p{L}\p{M}\p{N}'’.-]+`;
const NAME = String.raw`(?<name>${WORD}(?: (?!and\b|y\b)${WORD}){0,3}?)(?=$|[,.;:!?\n।،؛؟]| and | y | और | है| aur | hai\b)`;

export const saidWords: Readonly<Record<LanguageCode, SaidWords>> = {
  en: {
    numbers: 'one two three four five six seven eight nine ten eleven twelve'.split(' '),
    people: [
      String.raw`# of us`,
      String.raw`we are #`,
      String.raw`# (?:\p{L}+ )?(?:people|persons|men|women|children|kids|adults|babies|family members)`,
    ],
    wants: String.raw`\b(?:need|want|send|bring|no|without|out of|ran out|give|get)\b`,
    near: String.raw`\b(?:near|behind|beside|opposite|next to|in front of|close to|across from|across the road from)\b`,
    at: String.raw`\b(?:in|at|on) (?<place>(?:the |a |an )?.+)`,
    nowhere: String.raw`^(?:the |a |an |my |our |his |her |their |this |that )?(?:\p{L}+ing|house|home|houses|water|flood|floods|fire|danger|trouble|need|pain|panic|shock|time|case|total|roof|car|room|boat|family|it|bed|kitchen|cold|dark|rain|storm|help|first|food|us|here|there)\b`,
    placeEnds: String.raw` (?:and|but|we|i|please|with|because|need|needs|there|is|are|was|has|have|that|who|since|for) `,
    name: String.raw`\bmy name is ${NAME}`,
    disasters: {
      flood: String.raw`\bflood\w*|\bwater (?:is )?(?:in|inside|entering|enters|rising|coming)|\brising water|\bunder water`,
      earthquake: String.raw`\bearth ?quake\w*|\bquake\b|\btremors?\b`,
      fire: String.raw`\bfires?\b|\bburning\b|\bin flames\b|\bsmoke\b`,
      hurricane: String.raw`\bhurricanes?\b|\bcyclones?\b|\btyphoons?\b|\btornado\w*`,
      landslide: String.raw`\blandslides?\b|\bland slides?\b|\bmudslides?\b`,
    },
    needs: {
      'Drinking water': String.raw`water\b|thirsty`,
      Food: String.raw`\bfood\b|\bhungry\b|\brice\b|\bbread\b|\bmeals?\b|\brations?\b`,
      'Baby food': String.raw`\bbaby (?:food|milk)\b|\bmilk powder\b|\bmilk for (?:the |my |our |a )?(?:baby|babies|child|children)\b`,
      Medicine: String.raw`\bmedicines?\b|\binsulin\b|\bpills?\b|\btablets\b|\bmeds\b`,
      'First aid': String.raw`\bfirst aid\b|\bbandages?\b|\binjured\b|\bwounded\b|\bbleeding\b`,
      Shelter: String.raw`\bshelter\b|\btents?\b|\btarpaulins?\b|\bnowhere to sleep\b`,
      Blankets: String.raw`\bblankets?\b`,
      Clothing: String.raw`\bclothes\b|\bclothing\b`,
      'Hygiene supplies': String.raw`\bsoap\b|\bdiapers?\b|\bnappies\b|\bsanitary pads?\b`,
      'Rescue boat': String.raw`\bboats?\b`,
      Evacuation: String.raw`\bevacuat\w+|\bget us out\b|\btake us out\b|\bstuck\b|\btrapped\b|\bstranded\b|\bon the roof\b`,
      Electricity: String.raw`\belectricity\b|\bgenerator\b|\bno power\b|\bpower (?:bank|cut)\b`,
    },
  },
  hi: {
    numbers: [
      'एक|ek',
      'दो|do',
      'तीन|teen',
      'चार|char|chaar',
      'पाँच|पांच|paanch|panch',
      'छह|छः|छे|chhe',
      'सात|saat',
      'आठ|aath',
      'नौ|nau',
      'दस|das',
      'ग्यारह|gyarah',
      'बारह|barah',
    ],
    people: [
      String.raw`हम #`,
      String.raw`\bhum #`,
      String.raw`# (?:[\p{L}\p{M}]+ )?(?:लोग|लोगों|जन|बच्चे|बच्चों|औरतें|आदमी|सदस्य|व्यक्ति)`,
      String.raw`# (?:log|bachche|bacche|aadmi)\b`,
    ],
    wants: String.raw`चाहिए|चाहिये|ज़रूरत|जरूरत|नहीं|दो|भेज|खत्म|ख़त्म|\bchahiye\b|\bzarurat\b|\bjarurat\b|\bnahi\b|\bbhej`,
    near: String.raw`के पास|के पीछे|के सामने|के बगल|के नज़दीक|के नजदीक|के किनारे|के बाजू|\bke pa+s\b|\bke pe?i?che\b|\bke samne\b`,
    isNearAfter: true,
    at: String.raw`(?<place>[\p{L}\p{M}\p{N}.-]+(?: (?:गाँव|गांव|शहर|मोहल्ला|मोहल्ले|नगर|कॉलोनी|रोड|बाज़ार|बाजार|gaon|nagar|colony|road))?) (?:में|पर|mein|me|par)(?= |$)`,
    nowhere: String.raw`^(?:घर|घरों|पानी|मदद|ख़तरे|खतरे|छत|कमरे|बाढ़|आग|परेशानी|मुसीबत|दर्द|ghar|pani|paani|chhat|khatre|baadh|badh)$`,
    placeEnds: String.raw` (?:और|लेकिन|कृपया|aur|lekin) `,
    name: String.raw`(?:मेरा नाम|\bmera naam) ${NAME}`,
    disasters: {
      flood: String.raw`बाढ़|सैलाब|पानी (?:भर|घुस|आ ग|बढ़)|(?:घर|घरों|मोहल्ले|गाँव|गांव) में पानी|\bbaa?dh\b|\bsailab\b|\bghar (?:me|mein) pa+ni\b|\bpa+ni bhar`,
      earthquake: String.raw`भूकंप|भूकम्प|\bbhu+kamp\b`,
      fire: String.raw`आग|धुआँ|धुआं|\baag\b`,
      hurricane: String.raw`तूफ़ान|तूफान|चक्रवात|\bto+fan\b|\btufan\b|\bchakravat\b`,
      landslide: String.raw`भूस्खलन|पहाड़ गिर|मलबा|\bbhuskhalan\b`,
    },
    needs: {
      'Drinking water': String.raw`पीने (?:का|के) पानी|पानी|प्यास|\bpa+ni\b`,
      Food: String.raw`खाना|खाने|भोजन|राशन|भूख|चावल|रोटी|\bkhana\b|\brashan\b|\bration\b|\bbhukh`,
      'Baby food': String.raw`(?:बच्चे|बच्चों|शिशु) (?:का|के लिए) (?:दूध|खाना)|\bbachch?e ka dud?dh\b`,
      Medicine: String.raw`दवा|दवाई|इंसुलिन|\bdawa+i?\b|\binsulin\b`,
      'First aid': String.raw`प्राथमिक उपचार|मरहम|पट्टी|घायल|चोट|\bpatti\b|\bghayal\b`,
      Shelter: String.raw`आश्रय|तंबू|टेंट|तिरपाल|रहने की जगह|\btirpal\b|\btent\b`,
      Blankets: String.raw`कंबल|कम्बल|\bkambal\b`,
      Clothing: String.raw`कपड़े|कपड़ा|\bkapde\b`,
      'Hygiene supplies': String.raw`साबुन|डायपर|सैनिटरी|\bsabun\b|\bdiaper\b`,
      'Rescue boat': String.raw`नाव|बोट|\bnaa?v\b|\bboat\b`,
      Evacuation: String.raw`निकाल|फँसे|फंसे|फँसी|फंसी|छत पर|\bphan?se\b|\bnikal`,
      Electricity: String.raw`बिजली|जनरेटर|\bbijli\b`,
    },
  },
  es: {
    numbers: 'un|uno|una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
    people: [
      String.raw`\bsomos #`,
      String.raw`\bestamos #`,
      String.raw`# (?:\p{L}+ )?(?:personas|niños|niñas|mujeres|hombres|adultos|bebés|familiares)`,
    ],
    wants: String.raw`\b(?:necesit\w+|falta|faltan|hace falta|quiero|queremos|manden|envíen|traigan|sin|no hay|no tenemos|se acabó)(?![\p{L}])`,
    near: String.raw`\b(?:cerca de|cerca del|detrás de|detrás del|junto a|junto al|frente a|frente al|al lado de|al lado del|enfrente de|enfrente del)(?![\p{L}])`,
    at: String.raw`\ben (?<place>.+)`,
    nowhere: String.raw`^(?:el |la |los |las |mi |nuestra |nuestro |su |una |un )?(?:casa|casas|agua|peligro|problemas|techo|carro|coche|cuarto|lancha|familia|total|caso|cama|cocina|frío|incendio|inundación|ayuda|este|esta|apuros|llamas)(?![\p{L}])`,
    placeEnds: String.raw` (?:y|pero|somos|estamos|necesitamos|necesito|por favor|con|porque|hay|es|está|que|para) `,
    name: String.raw`\b(?:me llamo|mi nombre es) ${NAME}`,
    disasters: {
      flood: String.raw`\binund\p{L}+|\bagua en (?:la|mi|nuestra) casa|\b(?:sube|entra|subiendo|entrando) (?:el )?agua|\bel agua (?:sube|entra)`,
      earthquake: String.raw`\bterremoto|\bsismo|\btemblor`,
      fire: String.raw`\bincendio|\bfuego|\bhumo(?![\p{L}])|\bllamas(?![\p{L}])`,
      hurricane: String.raw`\bhuracán|\bciclón|\btifón|\btornado`,
      landslide: String.raw`\bderrumbe|\bdeslizamiento|\bdeslave|\balud(?![\p{L}])`,
    },
    needs: {
      'Drinking water': String.raw`\bagua(?![\p{L}])|\bsed(?![\p{L}])`,
      Food: String.raw`\bcomida|\balimentos|\bhambre|\barroz|\bpan(?![\p{L}])`,
      'Baby food': String.raw`\b(?:leche|comida|fórmula) para (?:el |la |mi |los |un )?(?:bebé|bebe|bebés|niño|niños)`,
      Medicine: String.raw`\bmedicina|\bmedicamento|\binsulina|\bpastillas|\bremedios`,
      'First aid': String.raw`\bprimeros auxilios|\bvendas|\bherid[oa]s?`,
      Shelter: String.raw`\brefugio|\balbergue|\bcarpas?(?![\p{L}])|\blonas?(?![\p{L}])|\btoldos?`,
      Blankets: String.raw`\bmantas?|\bcobijas?|\bfrazadas?`,
      Clothing: String.raw`\bropa(?![\p{L}])`,
      'Hygiene supplies': String.raw`\bjabón|\bpañales|\btoallas sanitarias`,
      'Rescue boat': String.raw`\blancha|\bbote(?:s)?(?![\p{L}])|\bbarca`,
      Evacuation: String.raw`\bevacu\p{L}+|\batrapad[oa]s?|\bsáquennos|\ben el techo`,
      Electricity: String.raw`\belectricidad|\bgenerador|\bsin luz|\bno hay luz`,
    },
  },
  ar: {
    numbers: [
      'واحد',
      'اثنان|اثنين',
      'ثلاثة|ثلاث',
      'أربعة|أربع|اربعة|اربع',
      'خمسة|خمس',
      'ستة|ست',
      'سبعة|سبع',
      'ثمانية|ثماني',
      'تسعة|تسع',
      'عشرة|عشر',
    ],
    people: [
      String.raw`(?:نحن|إننا|احنا|إحنا) #`,
      String.raw`عددنا #`,
      String.raw`# (?:أشخاص|اشخاص|شخصا|شخصًا|شخص|أفراد|افراد|أطفال|اطفال|نساء|رجال)`,
    ],
    wants: String.raw`نحتاج|أحتاج|احتاج|محتاج|نريد|أريد|اريد|بدون|لا يوجد|ليس لدينا|أرسلوا|ارسلوا|نفد|نفدت|بحاجة`,
    near: String.raw`(?:^|\s)(?:بالقرب من|قرب|بجانب|بجوار|خلف|وراء|أمام|امام|مقابل|جنب|عند)(?=\s)`,
    at: String.raw`(?:^|\s)في (?<place>.+)`,
    nowhere: String.raw`^(?:ال|بيت|بيتنا|منزلنا)?(?:بيت|منزل|ماء|مياه|خطر|سطح|سيارة|غرفة|قارب|حاجة|نار|فيضان|حريق|ألم|بيتنا|منزلنا)(?=\s|$)`,
    placeEnds: String.raw` (?:ونحن|نحن|نحتاج|أحتاج|لكن|من فضلكم|أرجوكم|ولدينا|لأن|مع|وعددنا|عددنا) `,
    name: String.raw`(?:^|\s)اسمي ${NAME}`,
    disasters: {
      flood: String.raw`فيضان|سيول|طوفان|(?:الماء|المياه|ماء|مياه) (?:في|داخل|دخل|دخلت|يدخل|تدخل|ترتفع|يرتفع|تغمر)|غمرت المياه`,
      earthquake: String.raw`زلزال|هزة أرضية|هزة ارضية`,
      fire: String.raw`حريق|حرائق|نار|دخان`,
      hurricane: String.raw`إعصار|اعصار|عاصفة`,
      landslide: String.raw`انهيار أرضي|انهيار ارضي|انزلاق|انهيار التربة`,
    },
    needs: {
      'Drinking water': String.raw`ماء|مياه|عطش`,
      Food: String.raw`طعام|غذاء|أكل|اكل|جوع|خبز|أرز`,
      'Baby food': String.raw`(?:حليب|طعام) (?:ل?لأطفال|للأطفال|أطفال|للرضيع|رضع|للرضع)`,
      Medicine: String.raw`دواء|أدوية|ادوية|أنسولين|انسولين`,
      'First aid': String.raw`إسعافات أولية|اسعافات اولية|ضمادات|جريح|جرحى|مصاب`,
      Shelter: String.raw`مأوى|ماوى|خيمة|خيام`,
      Blankets: String.raw`بطاني`,
      Clothing: String.raw`ملابس`,
      'Hygiene supplies': String.raw`صابون|حفاضات|فوط صحية`,
      'Rescue boat': String.raw`قارب|قوارب`,
      Evacuation: String.raw`إجلاء|اجلاء|إخلاء|اخلاء|عالقون|عالقين|محاصرون|محاصرين|على السطح`,
      Electricity: String.raw`كهرباء|مولد`,
    },
  },
};
