import type { LanguageCode } from '../../../contract/enumerations.ts';

/** How an admin asks about the lists, as sources of regular expressions. */
interface DeskWords {
  open: string;
  oldest: string;
  aid: string;
  reports: string;
  /** Words of a place that stand in no record: "near the". */
  small: string;
}

export const deskWords: Readonly<Record<LanguageCode, DeskWords>> = {
  en: {
    open: String.raw`\b(?:open|pending|active|unclaimed|waiting|going on|still needed)\b`,
    oldest: String.raw`\b(?:oldest|longest|earliest)\b`,
    aid: String.raw`\b(?:requests?|aid|needs?|needed)\b`,
    reports: String.raw`\b(?:reports?|disasters?)\b`,
    small: 'near next to close in front of behind beside opposite across from the a an at on my our',
  },
  hi: {
    open: String.raw`खुल[ाीे]|लंबित|बाक़ी|बाकी|सक्रिय|चल रह|\bkhul[aie]\b|\bba+ki\b`,
    oldest: String.raw`सबसे (?:पुरान|पहल)|\bsabse (?:pura+n|pahl|pehl)`,
    aid: String.raw`अनुरोध|सहायता|मदद|ज़रूरत|जरूरत|\banurodh|\bmadad\b`,
    reports: String.raw`रिपोर्ट|आपदा|\breport|\ba+pda\b`,
    small: 'के पास पीछे सामने बगल नज़दीक नजदीक किनारे बाजू में पर ke pas paas piche peeche samne me mein par',
  },
  es: {
    open: String.raw`\babiert[oa]s?(?![\p{L}])|\bpendientes?(?![\p{L}])|\bactiv[oa]s?(?![\p{L}])|\ben curso|\ben espera`,
    oldest: String.raw`\bmás (?:antigu|viej)[oa]s?|\bmas (?:antigu|viej)[oa]s?|\bmás tiempo`,
    aid: String.raw`\bsolicitud(?:es)?(?![\p{L}])|\bayudas?(?![\p{L}])|\bpedidos?(?![\p{L}])`,
    reports: String.raw`\breportes?(?![\p{L}])|\bdesastres?(?![\p{L}])|\binformes?(?![\p{L}])`,
    small: 'cerca detrás junto frente al lado enfrente de del a en el la los las un una',
  },
  ar: {
    open: String.raw`مفتوح|معلق|قائم|نشط|قيد الانتظار|بانتظار|تنتظر`,
    oldest: String.raw`أقدم|الأقدم|اقدم|أطول انتظار`,
    aid: String.raw`طلب|مساعد`,
    reports: String.raw`بلاغ|كارث|كوارث|تقرير|تقارير`,
    small: 'قرب بالقرب من بجانب بجوار خلف وراء أمام امام مقابل جنب عند في',
  },
};
