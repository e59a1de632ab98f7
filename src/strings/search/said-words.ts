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
  /** Other numbers, by what they are. */
  more: Readonly<Record<number, string>>;
  /** What stands between tens and ones, where that is how a number is said: "twenty-five". */
  joint?: string;
  /** "Five and twenty". */
  isOnesFirst?: true;
  /** What things are counted or measured in. */
  units: string;
  /** Between a unit and the thing: "litres of water". */
  of: string;
  /** How much is wanted, by the people it is for. */
  forPeople: readonly string[];
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
  /** The same in words that say other things too: only where it begins with a capital letter, as names do. */
  capitalName?: string;
  /** How a question begins, whether it ends as one or not. */
  asks: string;
  /** A question by which somebody asks for help: "Can you send…". */
  requests: string;
  /** All of a sentence that says nothing. */
  courtesy: string;
  /** Words that stand round a name or a number to call, and say nothing else. */
  aboutMe: string;
  disasters: Partial<Record<DisasterType, string>>;
  /** `Drinking water` only where somebody wants it. */
  needs: Partial<Record<KnownNeed, string>>;
}

const WORD = String.raw`[\p{L}\p{M}\p{N}'’.-]*[\p{L}\p{M}\p{N}]`;
/** Words before which a name ends. */
const AFTER_NAME = String.raw`and|from|in|at|call|phone|mobile|number|my|we|i|y|e|mi|vivo|estoy|estamos|somos|necesito|necesitamos|और|है|हूँ|हूं|बोल|aur|hai|ho+n|hu+n?|bol|mein|se|من|في|و(?:نحن|أنا|انا|معي|لدينا|عندنا|نحتاج|أحتاج|رقمي|هاتفي)`;
const NAME = String.raw`(?<name>${WORD}(?: (?!(?:${AFTER_NAME})(?![\p{L}\p{M}]))${WORD}){0,3}?)(?= ?$| ?[,.;:!?\n।،؛؟]| (?:${AFTER_NAME})(?![\p{L}\p{M}]))`;
const CAPITAL = String.raw`\p{Lu}[\p{Ll}\p{M}'’]+`;
const CAPITAL_NAME = String.raw`(?<name>${CAPITAL}(?: ${CAPITAL}){0,3})(?![\p{L}\p{M}])`;

export const saidWords: Readonly<Record<LanguageCode, SaidWords>> = {
  en: {
    numbers:
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
        ' ',
      ),
    more: {
      12: 'a dozen|dozen',
      30: 'thirty',
      40: 'forty',
      50: 'fifty',
      60: 'sixty',
      70: 'seventy',
      80: 'eighty',
      90: 'ninety',
      100: 'a hundred|one hundred|hundred',
    },
    joint: '[- ]',
    units: String.raw`lit(?:re|er)s?|ltrs?|l|gallons?|kilos?|kgs?|kilograms?|grams?|g|boxes|box|bottles?|packets?|packs?|bags?|sacks?|tins?|cans?|cartons?|crates?|pieces?|pairs?|sets?|strips?|vials?|doses?|rolls?|bundles?|buckets?|jerrycans?`,
    of: 'of',
    forPeople: [
      String.raw`\bfor (?:the |about |all )?# (?:of us|(?:\p{L}+ )?(?:people|persons|men|women|children|kids|adults|babies|families))`,
    ],
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
    name: String.raw`\b(?:my name is|my name['’]s|name ?:|i am called) ${NAME}`,
    capitalName: String.raw`(?:\b[Ii] am|\b[Ii]['’]m|\b[Tt]his is) ${CAPITAL_NAME}`,
    asks: String.raw`^(?:how|what|why|which|who)(?:['’]s)?\b|^(?:when|where) (?:do|does|can|should|must|is|are|will|to|did)\b|^(?:can|could|should|do|does|is|are|will|may|must|shall) (?:i|we|you|it|there|the|this|that|they|someone|somebody|anyone|anybody)\b`,
    requests: String.raw`^(?:please )?(?:can|could|will|would|do|is|are) (?:you|someone|somebody|anyone|anybody|they|there)\b`,
    courtesy: String.raw`^(?:hi|hello|hey|good (?:morning|afternoon|evening)|thanks?|thank you(?: (?:so|very) much)?|ok|okay|yes|no|please|sorry)(?: (?:there|sir|madam))?$`,
    aboutMe: String.raw`my|our|name|number|phone|mobile|contact|tel|whatsapp|is|it|call|reach|ring|me|us|at|on|i|am|called|and|or|can|you|please|this|or`,
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
      'दस|das|dus',
      'ग्यारह|gyarah',
      'बारह|barah',
      'तेरह|terah',
      'चौदह|chaudah',
      'पंद्रह|पन्द्रह|pandrah',
      'सोलह|solah',
      'सत्रह|satrah',
      'अठारह|atharah',
      'उन्नीस|unnis',
      'बीस|bees|bis',
    ],
    more: {
      25: 'पच्चीस|pachees|pachis',
      30: 'तीस|tees|tis',
      40: 'चालीस|chalees|chalis',
      50: 'पचास|pachaas|pachas',
      60: 'साठ',
      70: 'सत्तर|sattar',
      80: 'अस्सी|assi',
      90: 'नब्बे|nabbe',
      100: 'सौ|एक सौ|sau|ek sau',
    },
    units: String.raw`लीटर|किलो(?:ग्राम)?|ग्राम|डिब्बे|डिब्बा|बोतलें|बोतल|पैकेट|बोरी|बोरियाँ|थैले|थैला|पेटी|पेटियाँ|पत्ते|शीशी|शीशियाँ|बाल्टी|जोड़ी|lit(?:re|er)s?|kilos?|kg|gram|dabb[ae]|botal|packets?|bori|peti|shishi|balti`,
    of: 'का|की|के|ka|ki|ke',
    forPeople: [
      String.raw`# (?:[\p{L}\p{M}]+ )?(?:लोगों|जनों|बच्चों|औरतों|आदमियों|सदस्यों|व्यक्तियों) के लिए`,
      String.raw`# (?:logo?|logon|bachcho|bachchon|aadmiyon) ke li?ye`,
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
    name: String.raw`(?:मेरा नाम|\bmera+ n(?:aa*m|ame)(?: hai)?|(?:^|[,.;\n] ?)na+m|मैं(?= ${WORD}(?: ${WORD})? बोल )|\bmai?n?(?= ${WORD}(?: ${WORD})? bol )) ${NAME}`,
    capitalName: String.raw`\b[Mm]ai?n? ${CAPITAL_NAME} (?=h[ou])`,
    asks: String.raw`^(?:क्या|कैसे|कब|कहाँ|कहां|क्यों|कौन|कितन[ाीे]|kya|kaise|kab|kaha+n?|kyu+n?|kaun|kitn[aei])(?= |$)|(?:कैसे|क्या|kaise|kya) (?:[\p{L}\p{M}]+ )?(?:करें|करूँ|करूं|करे|करना|karen?|karu+n?|karna)(?= |$)`,
    requests: String.raw`^(?:क्या|kya) (?:आप|कोई|aap|koi)(?= |$)`,
    courtesy: String.raw`^(?:नमस्ते|नमस्कार|धन्यवाद|शुक्रिया|हाँ|नहीं|ठीक है|अच्छा|कृपया|namaste|dhanyavad|dhanyawad|shukriya|haan?|theek hai|thik hai|acha|accha)(?: (?:जी|ji))?$`,
    aboutMe: String.raw`मेरा|मेरी|हमारा|नाम|नंबर|नम्बर|फ़ोन|फोन|मोबाइल|पर|कॉल|करें|कर|दें|है|हूँ|हूं|मैं|और|बोल|रहा|रही|mera+|meri|na+m|name|nu?mber|phone|mobile|call|kare|karen|karo|par|pe|hai|ho+n?|hu+n?|mai?n?|aur|bol|raha|rahi`,
    disasters: {
      flood: String.raw`बाढ़|सैलाब|पानी (?:भर|घुस|आ ग|बढ़)|(?:घर|घरों|मोहल्ले|गाँव|गांव) में पानी|\bbaa?dh\b|\bsailab\b|\bghar (?:me|mein) pa+ni\b|\bpa+ni bhar`,
      earthquake: String.raw`भूकंप|भूकम्प|\bbhu+kamp\b`,
      fire: String.raw`आग|धुआँ|धुआं|\baag\b`,
      hurricane: String.raw`तूफ़ान|तूफान|चक्रवात|\bto+fan\b|\btufan\b|\bchakravat\b`,
      landslide: String.raw`भूस्खलन|पहाड़ गिर|मलबा|\bbhuskhalan\b`,
    },
    needs: {
      'Drinking water': String.raw`पीने (?:का|के) पानी|पानी|प्यास|\bpa+ni\b`,
      Food: String.raw`खाना|खाने|भोजन|राशन|भूख|चावल|रोटी|\bkhana\b|\bcha[vw]al\b|\broti\b|\brashan\b|\bration\b|\bbhukh`,
      'Baby food': String.raw`(?:बच्चे|बच्चों|शिशु) (?:का|के लिए) (?:दूध|खाना)|\bbachch?[eo]n? (?:ka|ke li?ye) d(?:u+|oo)d?dh\b|\bd(?:u+|oo)dh bachch?[eo]`,
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
    numbers:
      'un|uno|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis|dieciseis diecisiete dieciocho diecinueve veinte'.split(
        ' ',
      ),
    more: {
      12: 'una docena|docena',
      25: 'veinticinco',
      30: 'treinta',
      40: 'cuarenta',
      50: 'cincuenta',
      60: 'sesenta',
      70: 'setenta',
      80: 'ochenta',
      90: 'noventa',
      100: 'cien',
    },
    joint: ' y ',
    units: String.raw`litros?|l|galones|galón|kilos?|kgs?|kilogramos?|gramos?|cajas?|botellas?|paquetes?|bolsas?|sacos?|latas?|cartones|piezas?|pares|juegos?|tiras?|ampollas?|frascos?|dosis|rollos?|baldes?|bidones|bidón`,
    of: 'de',
    forPeople: [
      String.raw`\bpara (?:los |las |unas |unos )?# (?:\p{L}+ )?(?:personas|niños|niñas|mujeres|hombres|adultos|bebés|familias)`,
    ],
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
    name: String.raw`\b(?:me llamo|mi nombre es|me llaman|les habla|le habla) ${NAME}`,
    capitalName: String.raw`\b[Ss]oy ${CAPITAL_NAME}`,
    asks: String.raw`^¿|^(?:qué|cómo|cuándo|dónde|por qué|cuál|quién|cuánt[oa]s?)(?![\p{L}])|^(?:que|como|cuando|donde) (?:hago|hacemos|debo|debemos|puedo|podemos)(?![\p{L}])`,
    requests: String.raw`^¿?(?:pueden?|podrían?|tienen?|alguien|nos pueden?|me pueden?|hay alguien)(?![\p{L}])`,
    courtesy: String.raw`^(?:hola|buenos días|buenas(?: tardes| noches)?|(?:muchas )?gracias|sí|si|no|vale|ok|por favor|perdón)$`,
    aboutMe: String.raw`me|mi|nuestro|llamo|llaman|nombre|número|numero|teléfono|telefono|celular|móvil|movil|es|el|al|en|y|o|soy|llame|llamen|llámenme|pueden|puede|llamar|llamarme|por|favor|habla|les|le`,
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
      'أحد عشر|احد عشر|إحدى عشرة',
      'اثنا عشر|اثني عشر|اثنتا عشرة',
      'ثلاثة عشر|ثلاث عشرة',
      'أربعة عشر|اربعة عشر|أربع عشرة',
      'خمسة عشر|خمس عشرة',
      'ستة عشر|ست عشرة',
      'سبعة عشر|سبع عشرة',
      'ثمانية عشر|ثماني عشرة',
      'تسعة عشر|تسع عشرة',
      'عشرون|عشرين',
    ],
    more: {
      30: 'ثلاثون|ثلاثين',
      40: 'أربعون|أربعين|اربعين',
      50: 'خمسون|خمسين',
      60: 'ستون|ستين',
      70: 'سبعون|سبعين',
      80: 'ثمانون|ثمانين',
      90: 'تسعون|تسعين',
      100: 'مئة|مائة|مية',
    },
    joint: ' و',
    isOnesFirst: true,
    units: String.raw`لترًا|لترا|لترات|لتر|كيلوغرامات|كيلوغرام|كيلو|كغ|غرام|صناديق|صندوقًا|صندوقا|صندوق|قوارير|قارورة|زجاجات|زجاجة|عبوات|عبوة|علب|علبة|أكياس|اكياس|كيسًا|كيسا|كيس|أزواج|قطع|قطعة|جرعات|جرعة|شريط|أشرطة|دلو|دلاء`,
    of: 'من',
    forPeople: [
      String.raw`(?:^|\s)(?:لـ ?|ل ?)#(?: \p{L}+)? (?:أشخاص|اشخاص|شخصًا|شخصا|شخص|أفراد|افراد|أطفال|اطفال|طفلًا|طفلا|نساء|رجال|عائلات)`,
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
    name: String.raw`(?:^|\s)(?:(?:أنا |انا )?[اإأ]سمي(?: هو)?|معكم|معك) ${NAME}`,
    asks: String.raw`^(?:كيف|ماذا|متى|أين|اين|هل|ما|كم|لماذا|من أين|أي)(?=\s)`,
    requests: String.raw`^هل (?:يمكنكم|يمكنك|يمكن|لديكم|عندكم|يوجد|تستطيعون|هناك)(?=\s)`,
    courtesy: String.raw`^(?:مرحبا|مرحبًا|السلام عليكم|أهلا|أهلًا|شكرا|شكرًا|شكرا جزيلا|نعم|لا|حسنا|حسنًا|من فضلكم|أرجوكم)$`,
    aboutMe: String.raw`[اإأ]سمي|أنا|انا|هو|معكم|معك|رقمي|رقم|هاتفي|الهاتف|هاتف|جوالي|موبايل|اتصلوا|اتصل|بي|على|و|يرجى|الاتصال`,
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
