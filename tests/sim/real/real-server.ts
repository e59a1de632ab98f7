import { inspect, isDeepStrictEqual } from 'node:util';
import { canonicalJson } from '../../../contract/base/canonical-json.ts';
import { requestAid } from '../../../contract/calls/aid.ts';
import { reportDisaster } from '../../../contract/calls/reports.ts';
import { EPOCH_START } from '../facts.ts';
import {
  noServerFaults,
  type ServerFaults,
  ServerModel,
  type ServerReply,
  type ServerRow,
  type TakenBatch,
  type WireItem,
} from '../server-model.ts';
import type { World } from '../world.ts';
import type { RealHost } from './real-host.ts';
import { type DumpedItem, dump, emptyTables, erase, rowOf, setTrouble, type Trouble } from './sim-database.ts';
import { realContent } from './contents.ts';
import { differenceBetween, itemsOf } from './truth.ts';

/** Trouble of the model's that the database is made to have too. */
const TROUBLES: Readonly<Record<string, Trouble>> = { busy: '55P03', internal: 'P0001' };
/** One request in this many arrives twice at the very same moment. */
const TWIN_SHARE = 5;

/**
 * The real server and database in a history. Every request that reaches it is handed over as it is; the model works
 * beside it and must have said the same. The invariants look at the real rows.
 */
export class RealServer extends ServerModel {
  readonly #host: RealHost;
  readonly #real = new Map<string, ServerRow>();
  /** Ids that lay on the server before their phone sent them: reused, or erased. */
  readonly #before = new Map<string, 'key-reuse' | 'gone'>();
  #requests = 0;
  #isDown = false;
  #hasTrouble = false;
  /** Real work goes one by one, in the order of virtual time. */
  #last: Promise<void>;

  constructor(world: World, host: RealHost) {
    super(world, undefined);
    this.#host = host;
    host.now = () => EPOCH_START + world.now;
    this.#last = emptyTables(host.pool);
    world.hold(this.#last);
  }

  /** This server has no accounts and no limiter yet: what they answer stays out. */
  override suffer(faults: ServerFaults): void {
    super.suffer(faults === noServerFaults ? faults : { ...faults, signInItem: 0, slowDownItem: 0 });
  }

  override restart(ms: number): void {
    super.restart(ms);
    this.#isDown = true;
  }

  override rowOf(id: string): ServerRow | undefined {
    return this.#real.get(id);
  }

  override allRows(): readonly ServerRow[] {
    return [...this.#real.values()];
  }

  protected override keep({ text, items }: TakenBatch, tell: (answer: ServerReply) => void): void {
    // What another request has in work, the real server waits for.
    const expected = this.answer(items, () => false);
    this.#requests += 1;
    this.#inTurn(() => this.#ask(text, items, expected), tell);
  }

  override verify(text: string, reply: (answer: ServerReply | undefined) => void): void {
    super.verify(text, (expected) => {
      if (expected?.status !== 200) return reply(expected);
      return this.#inTurn(
        async () => this.#agree(await this.#verifyDifference(text, expected)),
        () => reply(expected),
      );
    });
  }

  async #verifyDifference(text: string, expected: ServerReply): Promise<string | undefined> {
    const real = await this.#host.verify(text);
    const [said, found] = [expected, real].map((answer) => JSON.parse(answer.text) as { unknown?: string[] });
    const isSame = real.status === 200 && isDeepStrictEqual(said?.unknown?.toSorted(), found?.unknown?.toSorted());
    return isSame ? undefined : `the model verifies ${expected.text}, the server ${real.text}`;
  }

  override restoreBackup(): void {
    super.restoreBackup();
    const kept = new Set(super.allRows().map(({ id }) => id));
    this.#inTurn(
      async () => {
        const lost = [...this.#real.keys()].filter((id) => !kept.has(id));
        await this.#host.restoreBackupWithout(lost);
        for (const id of lost) this.#real.delete(id);
      },
      () => undefined,
    );
  }

  /** Real work, while virtual time stands still. */
  #inTurn<Value>(work: () => Promise<Value>, tell: (value: Value) => void): void {
    this.#last = this.#last
      .then(work)
      .then(tell, (error: unknown) => this.#agree(`the server threw ${inspect(error)}`));
    this.world.hold(this.#last);
  }

  async #ask(text: string, items: readonly WireItem[], expected: ServerReply): Promise<ServerReply> {
    if (this.#isDown) await this.#host.restart();
    this.#isDown = false;
    for (const item of items) await this.#comeBefore(item);
    await this.#makeTrouble(expected);
    const isTwin = this.#requests % TWIN_SHARE === 0;
    const real = await (isTwin ? this.#deliverTwice(text) : this.#host.deliver(text, this.#requests % 2 === 0));
    this.#agree(differenceBetween(expected, real));
    const ids = items.map(({ id }) => id);
    for (const item of await dump(this.#host.pool, ids)) this.#note(item);
    return real;
  }

  /** Two copies at once: both get the same answer, and only one of them may be the first. */
  async #deliverTwice(text: string): Promise<ServerReply> {
    const [one, other] = await Promise.all([this.#host.deliver(text, false), this.#host.deliver(text, true)]);
    const others = itemsOf(other);
    const first = itemsOf(one).map((item, index) => {
      const twin = others[index];
      const { replayed, body } = item;
      if (!twin || twin.id !== item.id || body.success !== twin.body.success || body.kind !== twin.body.kind)
        this.#agree(`two copies at once got ${JSON.stringify([item, twin])}`);
      if (!body.success) return item;
      const isOnce = replayed || twin?.replayed === true;
      if (!isOnce || !isDeepStrictEqual(body, twin?.body))
        this.#agree(`two copies at once were both first: ${JSON.stringify([item, twin])}`);
      return { ...item, replayed: replayed && twin?.replayed === true };
    });
    return { ...one, text: JSON.stringify({ success: true, answers: first }) };
  }

  /** An item that shall be refused for what lies on the server: it comes to lie there. */
  async #comeBefore({ id, call, body }: WireItem): Promise<void> {
    const kind = /REFUSE:(key-reuse|gone)/.exec(JSON.stringify(body))?.[1] as 'key-reuse' | 'gone' | undefined;
    if (!kind || this.#before.has(id)) return;
    this.#before.set(id, kind);
    const name = call === 'requestAid' ? call : 'reportDisaster';
    const earlier = kind === 'gone' ? body : realContent(name, 'another body');
    const status = await this.#host.createAlone(
      (name === 'requestAid' ? requestAid : reportDisaster).path,
      id,
      canonicalJson(earlier),
    );
    this.#agree(status === 201 ? undefined : `what came before was answered ${status}`);
    if (kind === 'gone') await erase(this.#host.pool, id);
  }

  async #makeTrouble(expected: ServerReply): Promise<void> {
    const troubles = itemsOf(expected).flatMap(({ id, body }): [string, Trouble][] => {
      const trouble = TROUBLES[body.kind ?? ''];
      return trouble === undefined ? [] : [[id, trouble]];
    });
    if (troubles.length === 0 && !this.#hasTrouble) return;
    this.#hasTrouble = troubles.length > 0;
    await setTrouble(this.#host.pool, new Map(troubles));
  }

  #note(item: DumpedItem): void {
    const row = this.#before.has(item.id) ? undefined : rowOf(item);
    if (row) this.#real.set(item.id, row);
    else this.#real.delete(item.id);
  }

  /** Looks at the whole database: what the invariants see from here on is what lies there, no more and no less. */
  override async finish(): Promise<void> {
    await this.#last;
    this.#real.clear();
    for (const item of await dump(this.#host.pool)) {
      this.#note(item);
      this.#agree(this.#faultOf(item));
    }
    for (const row of super.allRows()) {
      if (!isDeepStrictEqual(row, this.#real.get(row.id)))
        this.#agree(`the model keeps ${JSON.stringify(row)}, the server ${JSON.stringify(this.#real.get(row.id))}`);
    }
    this.#agree(
      super.allRows().length === this.#real.size
        ? undefined
        : `the model keeps ${super.allRows().length} rows, the server ${this.#real.size}`,
    );
  }

  #faultOf(item: DumpedItem): string | undefined {
    const before = this.#before.get(item.id);
    if (before === 'gone') {
      const isErased = item.isErased === true && item.body === null;
      return isErased ? undefined : `what was erased is back: ${item.id}`;
    }
    if (before === 'key-reuse') {
      const isUntouched = item.body?.includes('another body') === true;
      return isUntouched ? undefined : `what used the id before was overwritten: ${item.id}`;
    }
    return item.isSound === true ? undefined : `receipt and record do not belong together: ${JSON.stringify(item)}`;
  }

  #agree(difference: string | undefined): void {
    this.world.assert(difference === undefined, 'truth', () => difference ?? '');
  }
}
