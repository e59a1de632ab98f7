import type { GenericSchema } from 'valibot';
import { toJsonSchema } from '@valibot/to-json-schema';

/** One way to make a body as costly as its bytes allow. */
export interface WorstBody {
  name: string;
  text: string;
}

/** What stands where something else should. */
const contents = {
  'empty lists': (bytes: number) => listOf('[]', bytes),
  'empty objects': (bytes: number) => listOf('{}', bytes),
  numbers: (bytes: number) => listOf('1', bytes),
  texts: (bytes: number) => listOf('""', bytes),
  'wrong objects': (bytes: number) => listOf('{"id":1,"type":[],"quantity":{},"x":null}', bytes),
  'many members': (bytes: number) => membersOf(bytes),
  depth: (bytes: number) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  'a long text': (bytes: number) => `"${'x'.repeat(bytes)}"`,
  blanks: (bytes: number) => `"${' '.repeat(bytes)}"`,
  escapes: (bytes: number) => `"${'\\u0061'.repeat(bytes / 6)}"`,
  'lone surrogates': (bytes: number) => `"${'\\ud800'.repeat(bytes / 6)}"`,
  backslashes: (bytes: number) => `"${'\\\\'.repeat(bytes / 2)}"`,
  digits: (bytes: number) => '9'.repeat(bytes),
  'an open text': (bytes: number) => `"${'\\'.repeat(bytes)}`,
} as const;

/** Bytes left for what stands around the content. */
const AROUND = 400;

/** Bodies of at most `bytes` for a call with this schema: each content by itself, and in the place of each field. */
export function worstBodies(schema: GenericSchema, bytes: number): WorstBody[] {
  const room = bytes - AROUND;
  const made = Object.entries(contents).map(([name, write]) => ({ name, content: write(room) }));
  const fields = [...fieldsOf(toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }))];
  return made.flatMap(({ name, content }) => [
    { name, text: content },
    ...fields.map((field) => ({ name: `${field}: ${name}`, text: `{"act":"revise","${field}":${content}}` })),
  ]);
}

/** Names of all fields that a body may have, whichever of its variants it is. */
function fieldsOf(schema: object): Set<string> {
  const { properties = {}, anyOf = [] } = schema as { properties?: object; anyOf?: object[] };
  return new Set([...Object.keys(properties), ...anyOf.flatMap((variant) => [...fieldsOf(variant)])]);
}

function listOf(member: string, bytes: number): string {
  return `[${Array(Math.floor(bytes / (member.length + 1)))
    .fill(member)
    .join(',')}]`;
}

function membersOf(bytes: number): string {
  const members: string[] = [];
  for (let length = 0; length < bytes - 20; length += (members.at(-1)?.length ?? 0) + 1)
    members.push(`"m${members.length}":1`);
  return `{${members.join(',')}}`;
}
