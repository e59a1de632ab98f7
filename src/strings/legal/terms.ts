import type { LegalPart } from './legal.ts';
import { texts } from '../texts.ts';

export const termsTexts = texts<{ lead: string; operator: string; parts: Readonly<Record<string, LegalPart>> }>(
  'termsTexts',
  {
    lead: 'Relief Relay is not an emergency service. If someone is in danger, call the emergency number first.',
    operator: 'Who offers this service',
    parts: {
      emergency: {
        title: 'No emergency service',
        text: [
          'A report or request tells those who coordinate help. Nobody may be reading at this moment, and we cannot promise that help comes. Do not wait for an answer here when you can call, leave or get yourself to safety.',
        ],
        points: [],
      },
      words: {
        title: 'What our words mean',
        text: [],
        points: [
          'Saved: it is on your phone. It is lost if you delete the app’s data, or if the phone is lost or destroyed before it is sent.',
          'Sent: the server has it, once, and gave you a reference. It does not mean that somebody has read it.',
          'Confirmed: an administrator judged the report to be true. It may still be wrong or out of date.',
        ],
      },
      use: {
        title: 'How to use it',
        text: ['Reporting and asking for aid are free and need no account. Please:'],
        points: [
          'Report only what you believe to be true. False reports take help away from people in danger and can be a crime.',
          'Write about other people only what is needed to help them.',
          'Do not use it to advertise, to threaten, to collect data about people, or to disturb the service.',
        ],
      },
      accounts: {
        title: 'Accounts',
        text: [],
        points: [
          'Give true details and keep your password to yourself.',
          'The powers of a role come with an administrator’s approval. It can be refused or taken back.',
          'Names, numbers and places that you see as a volunteer, organization or administrator are for helping only. Do not pass them on.',
          'Helping can be dangerous. Look after your own safety and follow the authorities.',
          'When you accept a disaster, people count on you. If you cannot come, say so in the app. Without a word from you, your place is given to somebody else after a time that is shown to you.',
          'A certificate thanks for work that an administrator confirmed. It is no proof of training, and gives no rights.',
          'You can delete your account at any time.',
        ],
      },
      content: {
        title: 'What you write',
        text: [
          'It stays yours. You allow us to store it and to show it to those whom the privacy policy names, in order to bring help.',
        ],
        points: [],
      },
      guide: {
        title: 'Advice',
        text: [
          'The guide gives general advice. It does not replace a doctor, training, or what the authorities on the spot tell you.',
        ],
        points: [],
      },
      liability: {
        title: 'Liability',
        text: [
          'We run this service with care, as it is and without charge. We do not promise that it is always available or free of errors, or that what others write is right. As far as the law allows we are not liable for damage that comes from using it or from not being able to use it. This does not limit liability for intent, for gross negligence, for harm to life or health caused by our fault, or where the law forbids a limit.',
        ],
        points: [],
      },
      law: {
        title: 'Law and changes',
        text: [
          'The law of the place where the operator has its seat applies. Rights that the law of your country gives you and that cannot be waived stay yours. When these terms change, their version and date change too; what you sent before stays under the terms of that time.',
        ],
        points: [],
      },
    },
  },
);
