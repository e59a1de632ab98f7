import type * as english from '../../admin/admin-roads.ts';
import type { Translated } from '../../texts.ts';

export const adminRoadTexts: Translated<typeof english.adminRoadTexts> = {
  title: 'बंद सड़कें',
  lead: 'पुष्टि करने पर बंद सड़क सबको दिखती है; सड़क खुलते ही उसे खुली बताएँ। 48 घंटे तक पुष्टि न हो तो वह हट जाती है।',
  map: 'नक्शे पर बंद सड़कें',
  empty: 'किसी बंद सड़क की सूचना नहीं मिली।',
  active: 'अभी बंद',
  ended: 'पिछले एक दिन में हटी हुई',
  confirm: 'पुष्टि करें',
  again: 'फिर से पुष्टि करें',
  back: 'सड़क फिर बंद है',
  lift: 'खुली बताएँ',
  done: { confirm: 'पुष्टि हुई', lift: 'खुली बताई गई', reopen: 'फ़ैसला वापस' },
  about: (act: string, what: string, place: string) => `${act}: ${what}, ${place}`,
};
