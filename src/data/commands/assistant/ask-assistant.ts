import type { ModelAnswer } from '../../../../contract/assistant/model-answer.ts';
import { assistantLimits } from '../../../../contract/assistant-limits.ts';
import { failed, ok, type Result } from '../../../../contract/base/result.ts';
import type { Asked } from '../../../../contract/policies/assistant-prompt.ts';
import { phoneSession } from '../../client/phone-session.ts';
import type { AtHand } from '../../queries/assistant/names-at-hand.ts';
import { emergencyNumber } from '../../emergency-number.ts';
import { publicConfig } from '../../queries/config.ts';
import { modelHostIn } from '../../queries/model-host.ts';

/** `resting`: enough was asked for now, and the guide answers instead; `failed`: anything else. */
export type AssistantFailure = 'resting' | 'failed';

/** Can a language model be asked at all? */
export async function hasModel(): Promise<boolean> {
  return modelHostIn(await publicConfig()) !== undefined;
}

/** Questions that wait for an answer, the oldest first. */
const waiting: AbortController[] = [];

/**
 * Asks the language model; nothing is kept, and nothing is tried again later. Without a network, and where the model fails, the guide on
 * the phone answers. Where the names to be taken out cannot be read, nothing is asked. Where too many wait, the oldest question is given
 * up. Never rejects.
 *
 * @param grow takes what can be shown of the answer each time that grows
 */
export async function askAssistant(
  question: Omit<Asked, 'emergencyNumber' | 'names'>,
  atHand: AtHand,
  grow: (text: string) => void,
): Promise<Result<ModelAnswer, AssistantFailure>> {
  const own = new AbortController();
  waiting.push(own);
  if (waiting.length > assistantLimits.atOnce) waiting.shift()?.abort();
  try {
    const [{ askGroq }, { namesAtHand }, session] = await Promise.all([
      import('../../client/ask-groq.ts'),
      import('../../queries/assistant/names-at-hand.ts'),
      phoneSession(),
    ]);
    const said = question.messages.map(({ content }) => content).join('\n');
    const names = await namesAtHand(said, atHand);
    const token = session?.state === 'active' ? session.token : undefined;
    const asked = { ...question, emergencyNumber: emergencyNumber(), names };
    return ok(await askGroq(asked, { token, signal: own.signal }, grow));
  } catch (error) {
    return failed(statusOf(error) === 429 ? 'resting' : 'failed');
  } finally {
    if (waiting.includes(own)) waiting.splice(waiting.indexOf(own), 1);
  }
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}
