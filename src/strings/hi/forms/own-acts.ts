import type * as english from '../../forms/own-acts.ts';
import type { Translated } from '../../texts.ts';

export const ownActNames: Translated<typeof english.ownActNames> = {
  'still-needed': 'अब भी ज़रूरत है',
  'no-longer-needed': 'अब ज़रूरत नहीं है',
  'needed-again': 'फिर से ज़रूरत है',
  'add-need': 'एक और ज़रूरत',
  'move-place': 'जगह दूसरी है',
  received: 'डिलीवरी में क्या मिला',
  message: 'एक संदेश',
};
