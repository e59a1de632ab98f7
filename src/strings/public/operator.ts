import { texts } from '../texts.ts';

export const operatorTexts = texts('operatorTexts', {
  named: (name: string) => `This server is run by ${name}.`,
  unnamed: 'The organization that gave you this address runs this server. It has not entered its name here.',
  contactLead: 'Reach it at:',
  noContact: 'It has not entered a way to reach it. Ask whoever gave you this address, or an administrator.',
});
