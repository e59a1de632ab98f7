import { is } from 'valibot';
import { translateReport } from '../../../contract/calls/assistant.ts';
import { assistantLimits } from '../../../contract/assistant-limits.ts';
import { translationRequest } from '../../../contract/policies/translation-prompt.ts';
import { ModelTrouble } from '../../assistant/language-model.ts';
import { parsedBody } from '../../http/parsed-body.ts';
import { sendRefusal } from '../../http/send.ts';
import { refusals } from '../../refusal.ts';
import { recordAct } from '../../store/acts/acts.ts';
import { findReport } from '../../store/reports/reports.ts';
import { texts } from '../../texts.ts';
import { ofAccount } from '../accounts/account.ts';
import { LATER_S } from './ask-assistant.ts';

/**
 * A report's words in another language, for an admin. That they left this server stands in the report's history before they do; the
 * translation itself is kept nowhere.
 */
export const answerTranslateReport = ofAccount(async (services, request, reply, { person }) => {
  const { llm, pool, clock } = services;
  const body = parsedBody(request, translateReport.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  if (!llm?.translates) return sendRefusal(reply, refusals.notFound(texts.noTranslation));
  const id = is(translateReport.params, request.params) ? request.params.id : undefined;
  const report = id === undefined ? undefined : await findReport(pool, id);
  if (report === undefined) return sendRefusal(reply, refusals.notFound(texts.noSuchReport));
  const { language } = body.value;
  const asked = translationRequest(report.body, language);
  if (asked === undefined) return sendRefusal(reply, refusals.conflict(texts.nothingToTranslate));
  const seconds = services.assistantQuestions.take(request.network, person._id);
  if (seconds !== undefined) return sendRefusal(reply, refusals.slowDown(seconds));
  if (!(await services.assistantTotal.take())) return sendRefusal(reply, refusals.slowDown(LATER_S));

  const detail = { language, model: llm.name };
  await recordAct(pool, { actor: person._id, action: 'report-translated', about: report.id, detail }, clock.now());
  const stopped = new AbortController();
  reply.raw.once('close', () => stopped.abort());
  try {
    let text = '';
    let { isCut } = asked;
    for await (const piece of llm.ask(asked.messages, stopped.signal, assistantLimits.translationTokens)) {
      text += piece.text;
      isCut ||= piece.isCut;
    }
    return await reply.send({ success: true, data: { language, text, isCut } });
  } catch (error) {
    if (!(error instanceof ModelTrouble)) throw error;
    request.log.warn({ why: error.message }, 'translation');
    return sendRefusal(reply, refusals.busy());
  }
});
