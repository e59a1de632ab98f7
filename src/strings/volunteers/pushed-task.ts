import { texts } from '../texts.ts';

/** What a volunteer's screens say of an alert that came to this phone. */
export const pushedTaskTexts = texts('pushedTaskTexts', {
  title: 'Alerts to this phone',
  came: (time: string) => `Alert of ${time}`,
  away: (far: string) => `${far} from your place`,
  calling: 'Volunteers are called here',
  onPhone: 'This came with the alert, and is on this phone without a network.',
  askTitle: 'Can you help here?',
  askBody: 'You are not on it yet: accept only if you can set out soon.',
  askLater: 'Look first',
});
