/** What is wrong with a field, for the person who fills it. `problem` is the contract's own short sentence. */
export function problemText(field: string, value: string | undefined, problem: string): string {
  const name = field.replace(/\.\d+\./, '.');
  if (value === undefined || value.trim() === '') return missingTexts[name] ?? 'Please fill this in.';
  return wrongTexts[name] ?? `${capital(problem)}.`;
}

const missingTexts: Readonly<Record<string, string>> = {
  disasterType: 'Please choose what happened.',
  severity: 'Please choose how bad it is.',
  address: 'Please say where it is, in a few words.',
  description: 'Please say what is going on.',
  name: 'Please give your name.',
  contactNumber: 'Please give a number where you can be reached.',
  location: 'Please say where the help should come.',
  deadline: 'Please say by when you need it.',
  'requirements.type': 'Please say what you need.',
  'requirements.quantity': 'Please say how much, or for how many people.',
};

const wrongTexts: Readonly<Record<string, string>> = {
  peopleAffected: 'Digits only, such as 40. Leave it empty if you do not know.',
  deadline: 'Please give a day and a time, such as 2026-07-31 18:00.',
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
