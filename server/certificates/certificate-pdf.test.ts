import { expect, it } from 'vitest';
import { languageCodes } from '../../contract/enumerations.ts';
import { limits } from '../../contract/limits.ts';
import { injections } from '../../tests/support/corpus/injections.ts';
import { worldTexts } from '../../tests/support/corpus/scripts-of-the-world.ts';
import { readPdf } from '../../tests/support/pdf-text.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { clustersOf } from './clusters.ts';
import type { Paper } from './paper.ts';

const id = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';
const paper: Paper = {
  id,
  name: 'Asha Kumar',
  disasterType: 'flood',
  reportedOn: '2026-11-03T23:30:00.000Z',
  completedOn: '2026-11-09T00:10:00.000Z',
  issuedOn: '2026-11-22T08:00:00.000Z',
  reference: '7K2M-9QXA',
  verifyAddress: `https://relief.example.org/certificate/${id}`,
  language: 'en',
};

async function bytesOf(changes: Partial<Paper>): Promise<Uint8Array> {
  const made = await certificatePdf({ ...paper, ...changes });
  if (!made.ok) throw new Error(made.failure);
  return made.value;
}

const read = async (changes: Partial<Paper>) => readPdf(await bytesOf(changes));

it('says on one page for what, to whom and by whom thanks are given, and where that can be checked', async () => {
  const { spoken, drawn, plain, title, boxes } = await read({ operator: 'Kerala Relief Network' });
  expect(spoken).toEqual([
    'Relief Relay',
    'Certificate of Appreciation',
    'This certificate is given with thanks to',
    'Asha Kumar',
    'for helping people as a volunteer in a flood. This disaster (7K2M-9QXA) was reported on November 3, 2026, and the work was completed on November 9, 2026.',
    'Issued on November 22, 2026 through Relief Relay, which is run here by Kerala Relief Network.',
    'To check that this certificate is genuine, open this address or scan the code:',
    paper.verifyAddress,
  ]);
  // Lines end without a space.
  expect(drawn.replaceAll(' ', '')).toBe(spoken.join('').replaceAll(' ', ''));
  expect(boxes).toBe(0);
  expect(plain.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(plain).toContain(`/URI (${paper.verifyAddress})`);
  expect(plain).toContain('/Alt (QR code of the same address)');
  expect(title).toBe('Certificate of Appreciation · 7K2M-9QXA');
  expect(plain).toContain('/Lang (en)');
  expect(plain).toContain('/Marked true');
});

it.each([
  ['hi', 'डॉ. लक्ष्मी श्रीवास्तव', ['प्रशस्ति-पत्र', 'जिन्होंने बाढ़ में', '3 नवंबर 2026', '9 नवंबर 2026', '22 नवंबर 2026']],
  ['es', 'José Ángel Núñez', ['Certificado de reconocimiento', 'en una inundación', '3 de noviembre de 2026']],
  ['ar', 'عبد الرَّحمٰن الكَرِيم', ['شهادة تقدير', 'في فيضان', '3 نوفمبر 2026', '9 نوفمبر 2026']],
] as const)('speaks %s', async (language, name, words) => {
  const { spoken, plain, boxes } = await read({ language, name });
  expect(spoken).toContain(name.normalize('NFC'));
  expect(spoken).toContain(paper.verifyAddress);
  for (const word of [...words, '(7K2M-9QXA)']) expect(spoken.join('\n')).toContain(word);
  expect(plain).toContain(`/Lang (${language})`);
  expect(boxes).toBe(0);
});

it.each([
  'आशा Kumar محمد (Ali)',
  'Nguyễn Şükrü Ωmega Анна',
  'রবীন্দ্রনাথ',
  'கோவிந்தன் க்ஷௌ',
  'వెంకటేశ్వర్లు',
  'લક્ષ્મી કૃષ્ણ',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'ಕೃಷ್ಣಮೂರ್ತಿ',
  'ശ്രീധരൻ ന്‍റെ ലക്ഷ്മി',
  'می‌خواهم ہجرت ۱۲۳',
])('has the letters of %s', async (name) => {
  const { spoken, boxes } = await read({ name });
  expect(spoken).toContain(name.normalize('NFC'));
  expect(boxes).toBe(0);
});

it.each(['中文', 'ไทย', 'Asha 😀', 'half \ud83d', 'Asha\ufffe'])(
  'refuses a name that it cannot write: %j',
  async (name) => {
    expect(await certificatePdf({ ...paper, name })).toEqual({ ok: false, failure: 'unsupported-script' });
  },
);

it('leaves away an operator whose name it cannot write', async () => {
  const { spoken } = await read({ operator: '中文' });
  expect(spoken).toContain('Issued on November 22, 2026 through Relief Relay.');
});

it('makes the same bytes of the same paper, whatever it made before', async () => {
  for (const language of languageCodes) {
    const first = await bytesOf({ language });
    await bytesOf({ language, name: 'Kumar Asha fi ق क्ष' });
    expect(Buffer.compare(await bytesOf({ language }), first)).toBe(0);
    expect(first.byteLength).toBeLessThan(60_000);
  }
});

/** As what reads aloud and what was typed are compared: spaces and what shows nothing aside. */
const bare = (text: string) => text.normalize('NFC').replace(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '');

/** Texts one after the other, in as few names as a form takes them. */
function asNames(texts: readonly string[]): string[] {
  return texts.reduce<string[]>((names, text) => {
    const longer = `${names.at(-1) ?? ''} ${text}`;
    return names.length > 0 && longer.length <= limits.nameCharacters
      ? [...names.slice(0, -1), longer]
      : [...names, text];
  }, []);
}

it('takes a name as words, whatever they say', async () => {
  const texts = [...injections, ...worldTexts].map((text) => text.slice(0, limits.nameCharacters));
  // Forms take no name of which nothing is seen.
  const writable = texts.filter((text) => bare(text) !== '' && clustersOf(text, 'auto', 700).ok);
  expect(writable.length).toBeGreaterThan(injections.length / 2);
  for (const name of asNames(writable)) {
    const { spoken, plain, boxes } = await read({ name });
    expect(spoken.map(bare)).toContain(bare(name));
    expect(spoken).toContain(paper.verifyAddress);
    expect([boxes, plain.match(/\/Type \/Page\b/g)?.length, plain.match(/\/URI \(/g)?.length]).toEqual([0, 1, 1]);
    expect(plain).not.toMatch(/\/(?:JS|JavaScript|Launch|OpenAction|EmbeddedFiles) /);
  }
});
