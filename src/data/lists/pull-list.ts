import type { ListName } from '../../../contract/calls/changes-address.ts';
import type { NetAnswer } from '../outbox/ports.ts';
import { applyPage, applyWhole, type Applied } from './apply.ts';
import type { ListTables } from './tables.ts';
import { readPage, readWhole } from './read-page.ts';
import { newListState, type ListState } from './state.ts';

/** What one pull needs of the world; a simulation gives its own. */
export interface PullPorts {
  tables: ListTables;
  /** Epoch milliseconds of this device. */
  now(): number;
  /** The account whose sight is asked for; '' where nobody is signed in. */
  account(): Promise<string>;
  /** Asks our own server for the next page, as the account whose copy it is. Never rejects. */
  askPage(state: ListState): Promise<NetAnswer>;
  /** Asks a host of section 7, which knows no pages, for the whole list; absent where the host is our own. Never rejects. */
  askWhole?: ((state: ListState) => Promise<NetAnswer>) | undefined;
}

/** Pages in one pull: a million records. A server that never comes to an end must not keep a phone busy for ever. */
const MOST_PAGES = 10_000;

/**
 * Brings this device's copy of one list up to the server's.
 *
 *   state ─▶ ask for the page at its cursor, no transaction open ─▶ one transaction: records, what is gone, cursor
 *     ▲                                                                │
 *     └──────────────────── there is more ◀───────────────────────────┘
 *
 * Killed at any point, it goes on from the last whole page. A page that was asked for another state than there is by now (another
 * tab's, another person's) is thrown away.
 */
export async function pullList(ports: PullPorts, name: ListName): Promise<ListState> {
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const state = await stateFor(ports, name);
    const applied = ports.askWhole ? await pullWhole(ports, state, ports.askWhole) : await pullPage(ports, state);
    if (applied === 'done') break;
    if (applied !== 'more') {
      await noteTrouble(ports, state, applied);
      break;
    }
  }
  return ports.tables.state(name).then((state) => state ?? newListState(name, ''));
}

type Step = Applied | 'unreachable' | 'refused';

async function pullPage(ports: PullPorts, state: ListState): Promise<Step> {
  const answer = await ports.askPage(state);
  if (answer.kind !== 'answered') return 'unreachable';
  if (answer.status === 304) return applyPage(ports.tables, state, 'unchanged', ports.now());
  const page = readPage(state.name, answer);
  return page === undefined ? troubleOf(answer) : applyPage(ports.tables, state, page, ports.now());
}

async function pullWhole(
  ports: PullPorts,
  state: ListState,
  askWhole: NonNullable<PullPorts['askWhole']>,
): Promise<Step> {
  const answer = await askWhole(state);
  if (answer.kind !== 'answered') return 'unreachable';
  const records = readWhole(state.name, answer);
  return records === undefined ? troubleOf(answer) : applyWhole(ports.tables, state, records, ports.now());
}

/** The state that the next question is asked in. A copy that another person got is not this one's to see. */
async function stateFor({ tables, account }: PullPorts, name: ListName): Promise<ListState> {
  const owner = await account();
  return tables.write(name, async (write) => {
    const state = await write.state();
    if (state?.account === owner) return state;
    await write.clear();
    const fresh = newListState(name, owner);
    await write.putState(fresh);
    return fresh;
  });
}

function noteTrouble({ tables }: PullPorts, { name, account }: ListState, trouble: 'unreachable' | 'refused') {
  return tables.write(name, async (write) => {
    const state = await write.state();
    if (state?.account === account) await write.putState({ ...state, trouble });
  });
}

/** A login page in the way is as if there were no network. */
function troubleOf({ status, text }: Extract<NetAnswer, { kind: 'answered' }>): 'unreachable' | 'refused' {
  return status >= 400 && status < 500 && text.trimStart().startsWith('{') ? 'refused' : 'unreachable';
}
