import { ok, type Result } from '../../../../contract/base/result.ts';
import type { LanguageCode } from '../../../../contract/enumerations.ts';
import { callApi, type CallFailure } from '../../client/call.ts';

export interface Translation {
  /** A machine's: never more than text. */
  text: string;
  /** Less than all of the report was translated. */
  isCut: boolean;
}

/** Has the server's language model translate what a report says. Needs a connection; nothing of it is kept on this device. */
export async function translateReport(id: string, language: LanguageCode): Promise<Result<Translation, CallFailure>> {
  const answer = await callApi('translateReport', { params: { id }, body: { language } });
  return answer.ok ? ok(answer.value.data) : answer;
}
