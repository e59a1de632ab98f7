import type * as english from '../../volunteers/step-names.ts';
import type { Translated } from '../../texts.ts';

export const stepNames: Translated<typeof english.stepNames> = {
  'still-coming': 'अब भी आ रहा/रही हूँ',
  'on-the-way': 'रास्ते में',
  arrived: 'पहुँच गए',
  done: 'काम पूरा',
  withdraw: 'हटना',
};
