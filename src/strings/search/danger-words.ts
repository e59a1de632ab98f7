import { languageCodes, type LanguageCode } from '../../../contract/enumerations.ts';
import { folds } from './folds.ts';
import { wordsOf } from './words.ts';

/** Words by which a life may be in danger: whoever uses one is shown the emergency number first. */
const words: Readonly<Record<LanguageCode, string>> = {
  en:
    'emergency dying die dead unconscious collapsed fainted bleeding blood breathing breathe choking suffocating drowning drowned ' +
    'trapped buried crushed stabbed shot poisoned poison seizure stroke electrocuted heartattack fire burning explosion suicide kill ' +
    'rescue ambulance venom snakebite help',
  hi:
    'आपातकाल इमरजेंसी मर मौत मरना बेहोश खून रक्त साँस सांस डूब डूबना डूबा फँसा फंसे फँसे दबा मलबे ज़हर दौरा आग जल करंट ' +
    'आत्महत्या बचाओ एम्बुलेंस साँप behosh khoon saans doob phansa malba zahar aag bachao',
  es:
    'emergencia muriendo muere muerto inconsciente desmayado desmayó sangre sangra sangrando hemorragia respira respirar asfixia ' +
    'atraganta atragantado ahoga ahogando ahogado atrapado sepultado aplastado apuñalado disparo veneno convulsión infarto incendio fuego ' +
    'explosión suicidio socorro auxilio rescate ambulancia víbora',
  ar:
    'طوارئ يموت تموت مات موت فاقد الوعي إغماء دم ينزف تنزف نزيف يتنفس تتنفس التنفس اختناق يختنق يغرق غرق غريق عالق محاصر ' +
    'مدفون أنقاض طعنة رصاص تسمم سم نوبة جلطة حريق نار انفجار انتحار نجدة أنقذوني إسعاف أفعى ثعبان',
};

/** A stem of two letters is a part of too many words. */
const SHORTEST = 3;

const known = languageCodes.map((code) => {
  const fold = folds[code];
  const folded = wordsOf(words[code]).map(({ word }) => fold(word));
  return { fold, folded: new Set(folded.filter((word) => word.length >= SHORTEST)) };
});

/** Does it speak of danger to a life, in whatever language of the app? */
export function speaksOfDanger(text: string): boolean {
  return wordsOf(text).some(({ word }) => known.some(({ fold, folded }) => folded.has(fold(word))));
}
