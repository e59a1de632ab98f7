import { texts } from '../texts.ts';
import { hasVisibleText } from '../../../contract/base/text.ts';
import { isolated } from '../isolate.ts';
import { inOwnWords } from './known-sentences.ts';
import { asSentence } from '../sentence.ts';

/** What is said of a field that is empty, half typed or wrong. Keys: the field's name; of `wrong` also with the contract's sentence. */
export const problemTexts = texts('problemTexts', {
  missing: {
    disasterType: 'Please choose what happened.',
    severity: 'Please choose the severity.',
    address: 'Please say where it is, in a few words.',
    description: 'Please say what is going on.',
    name: 'Please give your name.',
    contactNumber: 'Please give a number where you can be reached.',
    location: 'Please say where the help should come.',
    deadline: 'Please say by when you need it.',
    'requirements.type': 'Please say what you need.',
    'requirements.quantity': 'Please say how much, or for how many people.',
  },
  missingOther: 'Please fill this in.',
  halfTyped: {
    deadline: 'This date is not complete. Give the day and the time, or tap one of the times below.',
  },
  halfTypedOther: 'This is not complete yet.',
  wrong: {
    'peopleAffected: too many': 'That is more people than there are. Is there a digit too much?',
    peopleAffected: 'Digits only, such as 40. Leave it empty if you do not know.',
    deadline: 'Please give a day and a time, such as 2026-07-31 18:00.',
  },
  wrongOther: 'Please look at this again.',
});

type Table = Readonly<Record<string, string>>;

/** What is wrong with a field, for the person who fills it. `problem` is the contract's own short sentence. */
export function problemText(field: string, value: string | undefined, problem: string, isHalfTyped = false): string {
  const name = field.replace(/\.\d+\./, '.');
  const { missing, missingOther, halfTyped, halfTypedOther } = problemTexts;
  if (isHalfTyped) return (halfTyped as Table)[name] ?? halfTypedOther;
  if (value === undefined || !hasVisibleText(value)) return (missing as Table)[name] ?? missingOther;
  const wrong: Table = problemTexts.wrong;
  return wrong[`${name}: ${problem}`] ?? wrong[name] ?? serverProblemText(problem);
}

/** What the server says of a field, as a sentence. */
export function serverProblemText(problem: string): string {
  if (problem === '') return problemTexts.wrongOther;
  const own = inOwnWords(problem);
  return own === undefined ? `${problemTexts.wrongOther} ${isolated(sentenceOf(problem))}` : sentenceOf(own);
}

function sentenceOf(problem: string): string {
  return asSentence(capital(problem));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
