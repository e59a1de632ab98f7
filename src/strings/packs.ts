import { englishPacks } from './english-packs.ts';
import { language, type Language } from './language.ts';
import { adoptTexts, type Pack } from './texts.ts';

type Load = () => Promise<{ pack: Pack }>;
type Part = 'shell' | 'home' | 'forms' | 'report' | 'aid' | 'others' | 'legal' | 'relief' | 'volunteer' | 'assistant';

/** A screen that is to stand before the rest of the app is there. */
export type FirstScreen = 'home' | 'report' | 'aid';

/** What is said around every screen, by each first screen, and by all others: apart, since on a thin link nobody can wait for the rest. */
const packs: Readonly<Record<Language, Readonly<Partial<Record<Part, Load>>>>> = {
  en: englishPacks,
  hi: {
    shell: () => import('./hi/first.ts'),
    home: () => import('./hi/first-home.ts'),
    forms: () => import('./hi/first-forms.ts'),
    report: () => import('./hi/first-report.ts'),
    aid: () => import('./hi/first-aid.ts'),
    others: () => import('./hi/others.ts'),
    legal: () => import('./hi/legal-pages.ts'),
    relief: () => import('./hi/relief.ts'),
    volunteer: () => import('./hi/volunteer.ts'),
    assistant: () => import('./hi/assistant.ts'),
  },
  es: {
    shell: () => import('./es/first.ts'),
    home: () => import('./es/first-home.ts'),
    forms: () => import('./es/first-forms.ts'),
    report: () => import('./es/first-report.ts'),
    aid: () => import('./es/first-aid.ts'),
    others: () => import('./es/others.ts'),
    legal: () => import('./es/legal-pages.ts'),
    relief: () => import('./es/relief.ts'),
    volunteer: () => import('./es/volunteer.ts'),
    assistant: () => import('./es/assistant.ts'),
  },
  ar: {
    shell: () => import('./ar/first.ts'),
    home: () => import('./ar/first-home.ts'),
    forms: () => import('./ar/first-forms.ts'),
    report: () => import('./ar/first-report.ts'),
    aid: () => import('./ar/first-aid.ts'),
    others: () => import('./ar/others.ts'),
    legal: () => import('./ar/legal-pages.ts'),
    relief: () => import('./ar/relief.ts'),
    volunteer: () => import('./ar/volunteer.ts'),
    assistant: () => import('./ar/assistant.ts'),
  },
};

/** The same for the files that a written page asks for at once: `scripts/lib/first-files.mjs`. */
const screenParts: Readonly<Record<FirstScreen, readonly Part[]>> = {
  home: ['home'],
  report: ['forms', 'report'],
  aid: ['forms', 'aid'],
};

/** Brings what a language says everywhere to this page, and so into the browser's caches: can the app speak it? */
export function havePacks(code: Language): Promise<boolean> {
  return packsOf(code, everywhere).then(
    () => true,
    () => false,
  );
}

/** What stands around every screen, and what this first screen says: to be awaited before it is shown. All or nothing. */
export async function bringFirstTexts(screen?: FirstScreen): Promise<void> {
  adoptTexts(await packsOf(language(), ['shell', ...(screen ? screenParts[screen] : [])]));
}

/** On every phone: what stands beside all screens, the outbox and the guide say, and each first screen. */
const everywhere = ['shell', 'home', 'forms', 'report', 'aid', 'others'] as const satisfies readonly Part[];

/**
 * The same for what is on every phone and no first screen. A part that cannot be had is said in English, which is better than nothing.
 * Rejects where that cannot be had either: what is to be shown then has no words at all.
 */
export async function bringOtherTexts(): Promise<void> {
  await bringParts(everywhere);
}

/** The same for all screens but an admin's, whose English is in their code. */
export async function bringAllTexts(): Promise<void> {
  await bringParts([...everywhere, 'legal', 'relief', 'volunteer']);
}

/** The same for the assistant, whose English is in its code. */
export async function bringAssistantTexts(): Promise<void> {
  await bringParts([...everywhere, 'assistant']);
}

async function bringParts(parts: readonly Part[]): Promise<void> {
  const code = language();
  adoptTexts(together(await Promise.all(parts.map((part) => packOrEnglish(code, part)))));
}

async function packsOf(code: Language, parts: readonly Part[]): Promise<Pack> {
  return together(await Promise.all(parts.map((part) => packOf(code, part))));
}

async function packOrEnglish(code: Language, part: Part): Promise<Pack> {
  try {
    return await packOf(code, part);
  } catch (error) {
    console.warn('texts of this language could not be loaded', error);
    return packOf('en', part);
  }
}

/** Nothing where the English of a part is in the code. */
async function packOf(code: Language, part: Part): Promise<Pack> {
  return (await packs[code][part]?.())?.pack ?? {};
}

function together(brought: readonly Pack[]): Pack {
  return Object.assign({}, ...brought) as Pack;
}
