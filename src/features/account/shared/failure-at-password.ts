import type { CallFailure } from '../../../data/commands/accounts/account.ts';
import { changePasswordTexts, secondStepTexts } from '../../../strings/accounts/account-page.ts';

/** What stands at the password's field: the server says a wrong one by the field's name. */
export function failureAtPassword({ fields }: CallFailure): string | undefined {
  return fields?.['password'] === undefined ? undefined : changePasswordTexts.wrong;
}

/** What stands at the field of the second step's code. */
export function failureAtCode({ kind, fields }: CallFailure): string | undefined {
  return kind === 'code-needed' || fields?.['code'] !== undefined ? secondStepTexts.wrongCode : undefined;
}
