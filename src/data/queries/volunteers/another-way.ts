import { deskCopy } from './desk.ts';

/** The server knows that the volunteer at this phone wants alerts by SMS or e-mail where no push comes. Never rejects. */
export async function wantsAnotherWay(): Promise<boolean> {
  const { smsAlerts, emailAlerts } = (await deskCopy())?.desk.profile ?? {};
  return (smsAlerts || emailAlerts) === true;
}
