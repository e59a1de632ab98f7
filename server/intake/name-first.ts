import type pg from 'pg';
import type { Created } from '../../contract/entities/receipt.ts';
import { firstNames } from '../store/acts/act-outcomes.ts';
import { texts } from '../texts.ts';

/** Who the sentence of a conflict begins with while it names nobody. */
const NOBODY = [texts.anotherAdmin, texts.anotherOrganization, texts.somebodyElse, texts.somebody];

/** Stands in the kept answer of an act that changed nothing, because somebody was first. */
const CONFLICT = '"act":{"result":"conflict"';

/** Kept answers of acts as they are sent: with the names of those who were first and are still here. The others are as they were kept. */
export async function namingFirst(pool: pg.Pool, answers: readonly string[]): Promise<Map<string, string>> {
  const conflicts = answers.filter((text) => text.includes(CONFLICT));
  if (conflicts.length === 0) return new Map();
  const told = conflicts.map((text) => ({ text, answer: JSON.parse(text) as Created }));
  const names = await firstNames(
    pool,
    told.map(({ answer }) => answer.data._id),
  );
  return new Map(told.map(({ text, answer }) => [text, withName(text, answer, names.get(answer.data._id))]));
}

function withName(text: string, answer: Created, by: string | undefined): string {
  const { act, ...data } = answer.data;
  if (act === undefined || by === undefined) return text;
  const { result, stands, at } = act;
  const nobody = NOBODY.find((words) => answer.message.startsWith(`${words} `)) ?? '';
  const message = nobody === '' ? answer.message : by + answer.message.slice(nobody.length);
  return JSON.stringify({ ...answer, message, data: { ...data, act: { result, stands, by, at } } });
}
