import { parseCount, parseYesNo } from './common-settings.mjs';
import { failed, ok, optional } from './parsed.mjs';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const GROQ = 'https://api.groq.com/openai/v1/';
/** What Groq names as the successor of the product document's `llama-3.3-70b-versatile`, which it ended in August 2026; and for the day on which this one ends. */
const MODELS = 'openai/gpt-oss-120b,openai/gpt-oss-20b';
const QUESTIONS = 2000;

const parseKey = optional((text) => /^[\x21-\x7e]{8,500}$/.test(text), 'a key of 8 or more printable characters');

/**
 * A key, or the address of a server that wants none; with neither the assistant answers from the guide alone.
 *
 * @param {import('./setting-reader.mjs').Read} read
 * @returns {import('../settings.ts').LlmSettings | undefined}
 */
export function llmSettings(read) {
  const key = read('LLM_API_KEY', parseKey, undefined) ?? read('GROQ_API_KEY', parseKey, undefined);
  const baseUrl = read('LLM_BASE_URL', parseBase, undefined);
  const models = read('LLM_MODEL', parseModels, modelsOf(MODELS));
  const dailyQuestions = read('LLM_DAILY_QUESTIONS', parseCount(QUESTIONS), QUESTIONS);
  const translates = read('LLM_TRANSLATE', parseYesNo, false);
  if (key === undefined && baseUrl === undefined) return undefined;
  return { baseUrl: baseUrl ?? GROQ, models, dailyQuestions, translates, ...(key === undefined ? {} : { key }) };
}

/**
 * @param {string} [text]
 * @returns {import('./parsed.mjs').Parsed<string[]>}
 */
function parseModels(text = MODELS) {
  const models = modelsOf(text);
  return models.every((name) => /^[\w./:@-]{1,200}$/.test(name))
    ? ok(models)
    : failed(
        'the names of one or more models with commas between them, such as openai/gpt-oss-120b,openai/gpt-oss-20b',
      );
}

/** @param {string} text @returns {string[]} */
const modelsOf = (text) => text.split(',').map((name) => name.trim());

/**
 * Words of people and the key travel there: encrypted, or to this machine. The value is never repeated.
 *
 * @param {string} [text]
 * @returns {import('./parsed.mjs').Parsed<string | undefined>}
 */
function parseBase(text) {
  if (text === undefined) return ok(text);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname));
  return url && isSafe && url.username === '' && url.search === '' && url.hash === ''
    ? ok(url.href.replace(/\/*$/, '/'))
    : failed('the https address behind which chat/completions is, as OpenAI has it');
}
