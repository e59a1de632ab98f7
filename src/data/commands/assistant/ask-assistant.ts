import { failed, ok, type Result } from '../../../../contract/base/result.ts';
import type { Asked } from '../../../../contract/policies/assistant-prompt.ts';
import { phoneSession } from '../../client/phone-session.ts';
import { readPerson } from '../../person-store.ts';
import { publicConfig } from '../../queries/config.ts';

/** `resting`: enough was asked for now, and the guide answers instead; `failed`: anything else. */
export type AssistantFailure = 'resting' | 'failed';

/** Can a language model be asked at all? By a key in the app itself, or by one that the server has. */
export async function hasModel(): Promise<boolean> {
  const config = await publicConfig();
  return (import.meta.env.VITE_GROQ_API_KEY ?? '') !== '' || config.assistant !== undefined;
}

/**
 * Asks the language model; nothing is kept, and nothing is tried again later. Without a network, and where the model fails, the guide on
 * the phone answers. Never rejects.
 *
 * @param grow takes what there is of the answer each time it grows
 */
export async function askAssistant(
  question: Omit<Asked, 'emergencyNumber'>,
  grow: (text: string) => void,
): Promise<Result<string, AssistantFailure>> {
  try {
    const [{ askGroq }, session, { emergencyNumber }] = await Promise.all([
      import('../../client/ask-groq.ts'),
      phoneSession(),
      publicConfig(),
    ]);
    const own = readPerson()?.name;
    const names = own === undefined ? question.names : [...question.names, own];
    const token = session?.state === 'active' ? session.token : undefined;
    return ok(await askGroq({ ...question, emergencyNumber, names }, token, grow));
  } catch (error) {
    return failed(statusOf(error) === 429 ? 'resting' : 'failed');
  }
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}
