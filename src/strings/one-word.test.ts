import { describe, expect, it } from 'vitest';

/** What this product calls otherwise, by language: two words for one thing make whoever is frightened look for two things. */
const otherWords: Readonly<Record<string, RegExp>> = {
  // Saved is सेव, a map नक्शा, e-mail ईमेल, a reference रेफ़रेंस, a registration रजिस्ट्रेशन, an organization संस्था, a certificate प्रशस्ति-पत्र.
  hi: /सहेज|मानचित्र|ई-मेल|संदर्भ|संगठन|पंजीकरण|प्रमाण-?पत्र/u,
  // Held for review is محجوز للمراجعة.
  ar: /وُضعت? جانبًا/u,
};

/** Each pack as it is written; the guide's search words and its courses have words of their own, as people type and say them. */
const sources = import.meta.glob<string>(['./{hi,ar}/**/*.ts', '!./*/{guide,courses,legal}/**', '!./**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

describe.each(Object.entries(otherWords))('%s', (code, others) => {
  it('has one word for one thing', () => {
    const own = Object.entries(sources).filter(([path]) => path.startsWith(`./${code}/`));
    expect(own.length).toBeGreaterThan(50);
    const found = own.flatMap(([path, text]) =>
      text.split('\n').flatMap((line) => (others.test(line) ? [`${path}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
