import type * as english from '../../public/operator.ts';
import type { Translated } from '../../texts.ts';

export const operatorTexts: Translated<typeof english.operatorTexts> = {
  named: (name: string) => `यह सर्वर ${name} की ओर से चलाया जाता है।`,
  unnamed: 'जिस संस्था ने आपको यह पता दिया, वही यह सर्वर चलाती है। उसने यहाँ अपना नाम नहीं लिखा है।',
  contactLead: 'उससे संपर्क करें:',
  noContact: 'उसने संपर्क का कोई तरीका नहीं लिखा है। जिसने आपको यह पता दिया उससे, या किसी एडमिन से पूछें।',
};
