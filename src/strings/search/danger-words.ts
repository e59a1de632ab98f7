import { languageCodes, type LanguageCode } from '../../../contract/enumerations.ts';
import { folds } from './folds.ts';
import { wordsOf } from './words.ts';

/** Words by which a life may be in danger: to whoever uses one it is said to call first. */
const words: Readonly<Record<LanguageCode, string>> = {
  en:
    'emergency dying die dead unconscious unresponsive collapsed fainted bleeding blood breathing breathe choking suffocating drowning drowned ' +
    'trapped buried crushed stabbed shot poisoned poison overdose seizure stroke electrocuted heartattack fire burning explosion suicide kill ' +
    'rescue ambulance venom snakebite help',
  hi:
    'आपातकाल इमरजेंसी मर मौत मरना बेहोश खून रक्त साँस सांस डूब डूबना डूबा फँसा फंसे फँसे दबा मलबे ज़हर दौरा आग जल करंट ' +
    'आत्महत्या बचाओ एम्बुलेंस साँप behosh khoon saans doob phansa malba zahar aag bachao',
  es:
    'emergencia muriendo muere muerto inconsciente desmayado desmayó sangre sangra sangrando hemorragia respira respirar asfixia ' +
    'atraganta atragantado ahoga ahogando ahogado atrapado sepultado aplastado apuñalado disparo veneno convulsión infarto sobredosis incendio fuego ' +
    'explosión suicidio suicidarme matarme socorro auxilio ayúdame ayúdeme ayúdenme rescate ambulancia víbora',
  ar:
    'طوارئ يموت تموت مات موت فاقد الوعي إغماء دم ينزف تنزف نزيف يتنفس تتنفس التنفس اختناق يختنق يغرق غرق غريق عالق محاصر ' +
    'مدفون أنقاض طعنة رصاص تسمم سم نوبة جلطة حريق نار انفجار انتحار نجدة أنقذوني ساعدوني ساعدني إسعاف أفعى ثعبان',
};

/**
 * What no word of says by itself: one word of each group near the others, in whatever order. Between bars stand words that may take each
 * other's place. An apostrophe parts "isn't" in two.
 */
const phrases: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    'heart|cardiac attack|arrest|stopped',
    'chest pain|hurts|tight|tightness|pressure',
    'no|without|t|not|cant|cannot pulse|heartbeat',
    't|not|never|wont|doesnt|isnt|cant wake|respond|react|move',
    'water|flood neck|chin|chest|waist|shoulders|throat|ceiling|rising|rose',
    'stuck|stranded roof|rooftop|tree|car|lift|elevator|upstairs|mud|flood|water|inside',
    'snake|cobra|viper|scorpion|dog bit|bitten|stung',
    'many pills|tablets took|taken|swallowed',
    'want end|hurt life|myself',
  ],
  hi: [
    'सीने|छाती दर्द|जकड़न',
    'दिल|हार्ट|heart दौरा|अटैक|attack|रुक',
    'मदद करो|कीजिए|चाहिए|karein|chahiye',
    'नब्ज|धड़कन|dhadkan|होश|उठ|जाग|हिल नहीं|बंद|nahi',
    'पानी गले|गर्दन|छाती|सीने|कमर',
    'बिच्छू|कुत्ते काटा|डसा|डंक',
    'जान देना|चाहता',
    'गोलियाँ खा|निगल',
  ],
  es: [
    'pecho dolor|duele|opresión|aprieta',
    'ataque|paro corazón|cardiaco',
    'no|sin pulso|latido',
    'no despierta|reacciona|responde|mueve',
    'quiero|quisiera morir|morirme',
    'agua cuello|pecho|cintura|hombros|techo|sube',
    'atrapado|atascado|subidos techo|árbol|coche|carro|azotea|ascensor',
    'serpiente|culebra|alacrán|escorpión|perro mordió|picó',
    'necesito|necesitamos ayuda',
  ],
  ar: [
    'صدر ألم|وجع|ضيق|ضغط|يؤلم|يؤلمني',
    'قلب أزمة|سكتة|توقف',
    'لا|بدون|بلا نبض|ينبض',
    'لا|لم|ما يستيقظ|تستيقظ|يصحو|تصحو|يستجيب|تستجيب|يتحرك|تتحرك',
    'ماء|مياه رقبة|رقبتي|عنق|صدر|خصر|سقف|ترتفع|يرتفع',
    'عالقون|محاصرون سطح|شجرة|سيارة|مصعد',
    'لدغ|لدغته|لدغني|لدغتني|عض|عضه حية|عقرب|كلب',
    'أريد أموت',
    'جرعة زائدة',
  ],
};

/** A stem of two letters is a part of too many words. */
const SHORTEST = 3;
/** Words among which all groups of a phrase are near each other. */
const NEAR = 7;

const known = languageCodes.map((code) => {
  const fold = folds[code];
  const folded = (text: string) => new Set(wordsOf(text).map(({ word }) => fold(word)));
  return {
    fold,
    words: new Set([...folded(words[code])].filter((word) => word.length >= SHORTEST)),
    phrases: phrases[code].map((phrase) => phrase.split(' ').map(folded)),
  };
});

/** Does it speak of danger to a life, in whatever language of the app? */
export function speaksOfDanger(text: string): boolean {
  const said = wordsOf(text);
  return known.some((language) => {
    const folded = said.map(({ word }) => language.fold(word));
    return folded.some((word, at) => {
      const near = folded.slice(at, at + NEAR);
      const isSaid = (phrase: readonly Set<string>[]) => phrase.every((group) => near.some((one) => group.has(one)));
      return language.words.has(word) || language.phrases.some(isSaid);
    });
  });
}
