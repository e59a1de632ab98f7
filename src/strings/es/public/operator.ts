import type * as english from '../../public/operator.ts';
import type { Translated } from '../../texts.ts';

export const operatorTexts: Translated<typeof english.operatorTexts> = {
  named: (name: string) => `Este servidor lo administra ${name}.`,
  unnamed: 'La organización que le dio esta dirección administra este servidor. Aquí no ha escrito su nombre.',
  contactLead: 'Puede comunicarse con ella en:',
  noContact: 'No ha indicado cómo comunicarse con ella. Pregunte a quien le dio esta dirección, o a un administrador.',
};
