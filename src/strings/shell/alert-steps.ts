import { texts } from '../texts.ts';

/** How a volunteer is told of an alert that no push brought. */
export const alertStepTexts = texts('alertStepTexts', {
  title: 'If an alert does not reach my phone',
  lead: 'You are told another way when your phone has not answered after some minutes. This holds for your account, on all phones.',
  sms: (number: string) => `SMS to ${number}`,
  smsPlain: 'SMS to my phone number',
  noNumber:
    'Write your phone number into your profile first, with its country code, such as +91. Then an SMS can come.',
  noCountry: 'The number in your profile has no country code, such as +91. Add it, or no SMS can come.',
  email: (address: string) => `E-mail to ${address}`,
  what: 'It holds the words of the alert and a link to it. Your number or address goes to the service that brings it. Your quiet hours count here too.',
  who: 'It comes for alerts that you are chosen for. For that, one of your phones must tell a place: with alerts on, or below this where no alert can come to it.',
  saved: 'Saved on this phone. The server is told as soon as there is a network.',
  arrived: 'The server knows it.',
  notKept: 'This could not be saved on this phone.',
});
