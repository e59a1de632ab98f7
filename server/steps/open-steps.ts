import type { Clock } from '../../contract/base/clock.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { SmsSettings } from '../settings.ts';
import { mailSteps } from './mail-steps.ts';
import { smsGateway } from './sms-gateway.ts';
import type { StepSenders } from './step-sender.ts';

/** Those that are configured; none where nothing is. */
export function openSteps({
  sms,
  mailer,
  clock,
  onError,
}: {
  sms: SmsSettings | undefined;
  mailer: Mailer | undefined;
  clock: Clock;
  onError(error: unknown): void;
}): StepSenders {
  return {
    ...(sms === undefined ? {} : { sms: smsGateway({ ...sms, clock, onError }) }),
    ...(mailer === undefined ? {} : { email: mailSteps(mailer, onError) }),
  };
}
