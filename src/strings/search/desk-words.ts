import type { LanguageCode } from '../../../contract/enumerations.ts';

/** How an admin asks about the lists, as sources of regular expressions. */
interface DeskWords {
  open: string;
  oldest: string;
  newest: string;
  urgent: string;
  /** Nobody has it in hand. */
  unclaimed: string;
  /** The lists, also where they are only thought of: "what is needed". */
  aid: string;
  reports: string;
  /** Words for what the desk works on: a question with one of them is about that work. */
  work: string;
  /** How somebody asks for a list: of a disaster or a need at a place it is one of the desk's. */
  lists: string;
  /** Asks what to do, or of something else that the guide knows: never about the lists. */
  guide: string;
  /** Words that may stand in a question and say nothing of what is looked for. */
  filler: string;
}

export const deskWords: Readonly<Record<LanguageCode, DeskWords>> = {
  en: {
    open: String.raw`\b(?:open|pending|active|waiting|going on|still needed|undecided|unresolved)\b`,
    oldest: String.raw`\b(?:oldest|longest|earliest)(?: first)?\b`,
    newest: String.raw`\b(?:newest|latest|most recent)(?: first)?\b`,
    urgent: String.raw`\b(?:most )?(?:urgent(?:ly)?|critical)\b`,
    unclaimed: String.raw`\b(?:not (?:been |yet )*(?:taken|claimed|assigned|accepted)(?: yet)?|untaken|unclaimed|unassigned|(?:nobody|no one|no organi[sz]ation|no ngo)(?: has| is)?(?: yet)? (?:took|taken|takes|accepted|helping|claimed)|without (?:an? )?(?:organi[sz]ation|ngo))\b`,
    aid: String.raw`\b(?:requests?|aid|needs?|needed)\b`,
    reports: String.raw`\b(?:reports?|disasters?|incidents?)\b`,
    work: String.raw`\b(?:requests?|reports?|disasters|incidents?|cases|volunteers|ngos?|organi[sz]ations|deliver(?:y|ies)|donations?|approvals?|applications?|accounts?|alerts?|campaigns?|road ?blocks?|blocked roads?|who (?:still )?needs|who is waiting|what (?:still )?needs)\b`,
    lists: String.raw`^(?:any|are there|is there|where|which|show|list|who|what)\b`,
    guide: String.raw`\bhow (?:do|does|to|can|should|must|long|much|often)\b|\bwhat (?:do|does|should|must|to)\b|^first aid\b|\bfirst aid (?:for|if|when|kit)\b`,
    filler:
      's near next to close in front of behind beside opposite across from around within the a an at on my our what which where who whom how is are was be there any all every show me list give tell find see i we you can could please do does have has had and or but that this these those with for by of it its now right currently still yet not no need needs needed anything something ones one first go',
  },
  hi: {
    open: String.raw`खुल[ाीे]|लंबित|बाक़ी|बाकी|सक्रिय|चल रह|\bkhul[aie]\b|\bba+ki\b`,
    oldest: String.raw`सबसे (?:पुरान|पहल)|\bsabse (?:pura+n|pahl|pehl)`,
    newest: String.raw`सबसे (?:नए|नया|नई|ताज़|ताज)|\bsabse (?:nay|nai|taz)`,
    urgent: String.raw`तत्काल|तुरंत|अर्जेंट|ज़रूरी|जरूरी|\burgent|\bturant|\bzaruri|\bjaruri`,
    unclaimed: String.raw`(?:किसी ने )?(?:अभी तक )?नहीं (?:लिय|ली|लिए|उठा|सँभाल|संभाल)|बिना लिए|\b(?:kisi ne )?(?:abhi tak )?nahi+n? (?:li|uth|sambh)`,
    aid: String.raw`अनुरोध|सहायता|मदद|ज़रूरत|जरूरत|चाहिए|\banurodh|\bmadad\b`,
    reports: String.raw`रिपोर्ट|आपदा|घटना|\breport|\ba+pda`,
    work: String.raw`अनुरोध|रिपोर्ट|आपदाएँ|आपदाएं|आपदाओं|घटनाएँ|घटनाएं|स्वयंसेवक|संस्था|संगठन|डिलीवरी|दान |चंदा|मंज़ूरी|मंजूरी|आवेदन|खाते|बंद सड़क|\banurodh|\breport|\bswayamsevak|\bsanstha|\bdelivery`,
    lists: String.raw`^(?:क्या|कहाँ|कहां|कौन|किस|दिखा)|(?:दिखाओ|दिखाएँ|दिखाएं|कहाँ है|कहां है)|^(?:kya|kahan?|kaun|dikha)\b`,
    guide: String.raw`कैसे|क्या (?:करूँ|करूं|करें|करना|करे)|^प्राथमिक उपचार|कितनी देर|\bkaise|\bkya (?:karu|kare|karna)|\bkitni der`,
    filler:
      'के पास पीछे सामने बगल नज़दीक नजदीक किनारे बाजू में पर ke pas paas piche peeche samne me mein par क्या कौन कौनसे कौनसी सा से सी कितने कितनी कहाँ कहां है हैं था थे और या जो वे वह यह ये की का को ने हो रहे रहा रही दिखाओ दिखाएँ दिखाएं बताओ बताएँ बताएं मुझे हमें सब सभी कोई अभी तक अब नहीं लिया लिए गया गए गई kya kaun kaunse kaun si se hai hain aur ya jo ki ka ko ne dikhao batao mujhe sab sabhi koi abhi tak nahi liya gaya',
  },
  es: {
    open: String.raw`\babiert[oa]s?(?![\p{L}])|\bpendientes?(?![\p{L}])|\bactiv[oa]s?(?![\p{L}])|\ben curso|\ben espera`,
    oldest: String.raw`\bm[áa]s (?:antigu|viej)[oa]s?|\bm[áa]s tiempo`,
    newest: String.raw`\bm[áa]s (?:nuev|recient)[oae]s?|\búltim[oa]s?(?![\p{L}])`,
    urgent: String.raw`\b(?:m[áa]s )?urgentes?(?![\p{L}])|\bcrític[oa]s?(?![\p{L}])`,
    unclaimed: String.raw`\bsin (?:tomar|asignar|atender|organización|ong)(?![\p{L}])|\bno (?:está|están|han sido|fueron) (?:tomad|asignad|atendid)[oa]s?|\bno (?:tomad|asignad|atendid)[oa]s?|\bnadie (?:ha )?(?:tom|atend|acept)\p{L}+`,
    aid: String.raw`\bsolicitud(?:es)?(?![\p{L}])|\bayudas?(?![\p{L}])|\bnecesitan?(?![\p{L}])|\bpedidos?(?![\p{L}])`,
    reports: String.raw`\breportes?(?![\p{L}])|\bdesastres?(?![\p{L}])|\binformes?(?![\p{L}])|\bincidentes?(?![\p{L}])`,
    work: String.raw`\bsolicitud(?:es)?(?![\p{L}])|\bpedidos?(?![\p{L}])|\breportes?(?![\p{L}])|\bdesastres(?![\p{L}])|\binformes?(?![\p{L}])|\bincidentes?(?![\p{L}])|\bvoluntari[oa]s(?![\p{L}])|\bong(?![\p{L}])|\borganizaciones(?![\p{L}])|\bentregas?(?![\p{L}])|\bdonaciones(?![\p{L}])|\baprobaciones(?![\p{L}])|\bcuentas(?![\p{L}])|\bquién necesita`,
    lists: String.raw`^¿?(?:hay|dónde|qué|cuáles|quién|muestra|muéstrame|lista)(?![\p{L}])`,
    guide: String.raw`(?:^|[^\p{L}])cómo (?!está|van)|\bqué (?:hago|hacer|hacemos|debo|debemos|se debe)|^primeros auxilios|\bcuánto tiempo`,
    filler:
      'cerca detrás junto frente al lado enfrente de del a en el la los las un una unos unas qué que cuáles cuál cuales cual quién quiénes dónde hay está están es son fue fueron han sido y o no sin con por para se me muéstrame muestra muestre mostrar dime diga lista listar ver todos todas todo alguna alguno ahora aún todavía favor más',
  },
  ar: {
    open: String.raw`مفتوح|معلق|قائم|نشط|قيد الانتظار|بانتظار|تنتظر`,
    oldest: String.raw`أقدم|الأقدم|اقدم|أطول انتظار`,
    newest: String.raw`أحدث|الأحدث|احدث|آخر`,
    urgent: String.raw`عاجل|مستعجل|طارئ`,
    unclaimed: String.raw`(?:التي )?لم (?:يأخذ|يتول|تؤخذ|تُؤخذ|يستلم)\p{L}*(?: أحد)?|غير (?:ال)?(?:مأخوذ|مستلم|متول)\p{L}*`,
    aid: String.raw`طلب|مساعد|يحتاج`,
    reports: String.raw`بلاغ|كارث|كوارث|تقرير|تقارير|حوادث`,
    work: String.raw`طلب|بلاغ|كوارث|تقرير|تقارير|حوادث|متطوع|منظم|تسليم|توصيل|تبرع|موافق|حسابات|من يحتاج`,
    lists: String.raw`^(?:هل هناك|هل يوجد|أين|اين|اعرض|أرني|من|ما)(?=\s)`,
    guide: String.raw`(?:^|\s)كيف(?=\s)|ماذا (?:أفعل|افعل|نفعل|يجب)|^(?:ال)?[إا]سعافات|كم من الوقت`,
    filler:
      'قرب بالقرب من بجانب بجوار خلف وراء أمام امام مقابل جنب عند في ما ماذا هي هو أي اي التي الذي أين اين كم هل هناك يوجد كل جميع أرني ارني اعرض أعرض لي و أو ولم لم الآن حتى بعد على إلى عن أحد',
  },
};
