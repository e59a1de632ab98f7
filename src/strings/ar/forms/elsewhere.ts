import type * as english from '../../forms/elsewhere.ts';
import type { Translated } from '../../texts.ts';

export const elsewhereTexts: Translated<typeof english.elsewhereTexts> = {
  elsewhere: 'مسجَّل في مكان آخر',
  title: 'هل هو مسجَّل في مكان آخر؟',
  hint: 'عندئذ لا يُسلَّم مرتين.',
  source: 'أين',
  number: 'رقمه هناك',
};
