import { isDeepStrictEqual } from 'node:util';
import type { ServerReply } from '../server-model.ts';

interface Answered {
  success: boolean;
  kind?: string;
  answers?: AnsweredItem[];
}
export interface AnsweredItem {
  id: string;
  status: number;
  replayed: boolean;
  retryAfter?: number;
  body: { success: boolean; kind?: string };
}

/** Where the real answer differs from what the model says; `undefined` where the model tells the truth. */
export function differenceBetween(model: ServerReply, real: ServerReply): string | undefined {
  const [expected, found] = [essence(model), essence(real)];
  if (isDeepStrictEqual(expected, found)) return undefined;
  return `the model answers ${short(expected)}, the server ${short(found)}`;
}

export function itemsOf(reply: ServerReply): AnsweredItem[] {
  return (JSON.parse(reply.text) as Answered).answers ?? [];
}

/** What a phone goes by: a refusal's words may differ, a success may not in a single byte. */
function essence({ status, text, retryAfter }: ServerReply): unknown {
  const { success, kind, answers } = JSON.parse(text) as Answered;
  return { status, retryAfter, success, kind, answers: answers?.map(essenceOfItem) };
}

function essenceOfItem({ body, ...envelope }: AnsweredItem): unknown {
  return { ...envelope, body: body.success ? JSON.stringify(body) : { success: false, kind: body.kind } };
}

function short(value: unknown): string {
  return JSON.stringify(value).slice(0, 600);
}
