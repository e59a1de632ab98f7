import type { Draft } from '../../src/data/outbox/draft.ts';
import { enqueue } from '../../src/data/outbox/keep/enqueue.ts';
import type { OutboxPorts } from '../../src/data/outbox/ports.ts';
import { type DraftKeeper, openDraftKeeper } from '../../src/hooks/draft/draft-keeper.ts';
import type { KeeperHost } from '../../src/hooks/draft/keeper-host.ts';
import type { PageWords } from '../../src/platform/page-words.ts';
import type { Actor } from './actor.ts';
import { WordsPhone } from './words-phone.ts';
import { World } from './world.ts';

const OPERATIONS = [
  'open',
  'type',
  'type',
  'type',
  'wake',
  'wake',
  'reload',
  'reload',
  'close',
  'crash',
  'cut-power',
  'clear',
  'submit',
] as const;

/** Until every page is awake, has its answer and has written, whatever stalls; and what a dead one held is free. */
const CALM_MS = 30_000;

/** What a person says in one form, through all pages that it passes. */
interface Matter {
  /** Newest last. */
  texts: string[];
  /** Where the power was cut, the last seconds may be gone. */
  mayBeOlder: boolean;
  /** Under which it was asked to be saved. */
  itemId: string | undefined;
}

interface Page {
  actor: Actor;
  ports: OutboxPorts;
  host: KeeperHost;
  words: PageWords;
  /** What stands in its form. */
  text: string;
  matter: Matter | undefined;
  keeper: DraftKeeper | undefined;
  hasOpened: boolean;
}

/** Forms typed into on one phone: pages that wake late, are loaded again, left, killed, opened twice. Answers what did not hold. */
export async function playWordsHistory(
  seed: number,
): Promise<{ violation: string | undefined; trace: readonly string[] }> {
  const play = new WordsPlay(seed);
  await play.run();
  return play.world;
}

class WordsPlay {
  readonly world: World;
  readonly #phone: WordsPhone;
  readonly #matters: Matter[] = [];
  #pages: Page[] = [];
  #keys = 0;

  constructor(seed: number) {
    this.world = new World(seed, true);
    this.#phone = new WordsPhone(this.world);
    const { prng } = this.world;
    this.#phone.stalls = prng.chance(0.2) ? 0.3 : 0;
    this.#phone.disk.faults.refuses = prng.chance(0.2) ? 0.3 : 0;
    this.#phone.disk.faults.breaksAfterCommit = prng.chance(0.2) ? 0.3 : 0;
  }

  async run(): Promise<void> {
    const { prng } = this.world;
    const kinds = OPERATIONS.filter((kind) => kind === 'open' || kind === 'type' || prng.chance(0.6));
    this.#open();
    for (let left = prng.between(4, 40); left > 0 && !this.world.violation; left -= 1) {
      await this.world.runUntil(this.world.now + prng.pick([0, 1, 20, 170, 400, 5_000]));
      const kind = prng.pick(kinds);
      this.world.note(kind);
      this.#operate(kind);
    }
    if (!this.world.violation) await this.#findAll();
  }

  #operate(kind: (typeof OPERATIONS)[number]): void {
    const page = this.#pages.length > 0 ? this.world.prng.pick(this.#pages) : undefined;
    if (kind === 'open') return void (this.#pages.length < 3 && this.#open());
    if (kind === 'cut-power') return this.#cutPower();
    if (!page) return void this.#open();
    if (kind === 'type') return this.#type(page);
    if (kind === 'wake') return this.#wake(page);
    if (kind === 'clear') return this.#say(page, '');
    if (kind === 'submit') return void this.#submit(page);
    if (kind === 'crash') return this.#end(page);
    this.#leave(page);
    if (kind === 'reload') this.#open();
  }

  #open(): Page {
    const page: Page = {
      ...this.#phone.newPage(),
      text: '',
      matter: undefined,
      keeper: undefined,
      hasOpened: false,
    };
    this.#pages.push(page);
    return page;
  }

  #type(page: Page): void {
    this.#say(page, `${page.text}k${this.#keys++} `);
  }

  #say(page: Page, text: string): void {
    page.text = text;
    if (!page.matter) {
      page.matter = { texts: [], mayBeOlder: false, itemId: undefined };
      this.#matters.push(page.matter);
    }
    page.matter.texts.push(text);
    this.world.note(`${page.actor.name} says ${text}`);
    if (page.keeper) return page.keeper.keep(valuesOf(text));
    // As `src/early.ts`.
    const words = this.#phone.wordsOf();
    if (text === '') words.forget(page.words.id);
    else words.keep(page.words.id, { values: valuesOf(text), changes: 1 });
  }

  /** As `use-draft.ts`. */
  #wake(page: Page): void {
    if (page.keeper) return;
    const keeper = openDraftKeeper(
      'report',
      () => undefined,
      {
        isAnother: (values) => page.text !== '' && values['text'] !== page.text,
        onLate: () => {
          if (page.keeper !== keeper || page.text !== '') return;
          keeper.close();
          page.keeper = undefined;
          this.#wake(page);
        },
      },
      page.host,
    );
    page.keeper = keeper;
    page.hasOpened = false;
    if (page.text !== '') keeper.keep(valuesOf(page.text));
    void keeper.opened.then(({ draft, stored }) => this.#onOpened(page, keeper, draft.values, stored));
  }

  #onOpened(page: Page, keeper: DraftKeeper, values: Draft['values'], stored: boolean): void {
    const found = values['text'] ?? '';
    this.world.note(`${page.actor.name} opened, finds ${found}`);
    if (page.keeper !== keeper) return;
    page.hasOpened = true;
    if (page.text === '' && found !== '') this.#adopt(page, found);
    else if (page.text === '' && stored && !page.matter) this.#checkNothingWaits(page);
    if (page.text !== '' && page.text !== found) keeper.keep(valuesOf(page.text));
  }

  #adopt(page: Page, found: string): void {
    const matter = this.#matters.find(({ texts }) => texts.includes(found));
    this.world.assert(matter !== undefined, 'W0', () => `nobody typed ${found}`);
    if (!matter) return;
    this.world.assert(!this.#isSaved(matter), 'W2', () => `${found} was sent, and is offered again`);
    this.world.assert(
      matter.mayBeOlder || matter.texts.at(-1) === found,
      'W1',
      () => `${found} is older than ${matter.texts.at(-1)}`,
    );
    const other = this.#pages.find((one) => one !== page && one.matter === matter);
    this.world.assert(other === undefined, 'W3', () => `${found} stands in two pages`);
    page.text = found;
    page.matter = matter;
    matter.texts.push(found);
  }

  /** What comes back empty has nothing to come back with. */
  #checkNothingWaits(page: Page): void {
    const waiting = this.#waiting().filter(({ mayBeOlder }) => !mayBeOlder);
    this.world.assert(
      waiting.length === 0,
      'W4',
      () => `${page.actor.name} is empty beside ${waiting[0]?.texts.at(-1)}`,
    );
  }

  /** Also where its page died with the commit under way. */
  #isSaved({ itemId }: Matter): boolean {
    return itemId !== undefined && this.#phone.disk.tables.items.has(itemId);
  }

  /** Said in no page that lives, and not sent. */
  #waiting(): Matter[] {
    const open = new Set(this.#pages.map(({ matter }) => matter));
    return this.#matters.filter((one) => !open.has(one) && !this.#isSaved(one) && one.texts.at(-1) !== '');
  }

  async #submit(page: Page): Promise<void> {
    const { keeper, matter, text } = page;
    if (!keeper || !page.hasOpened || !matter || text === '') return;
    const { draft } = await keeper.opened;
    await keeper.flush();
    if (page.keeper !== keeper || page.text !== text) return;
    const entry = { id: draft.id, call: 'reportDisaster' as const, content: { description: text } };
    matter.itemId = draft.id;
    const saved = await enqueue(page.ports, entry).catch(() => undefined);
    if (!saved) return;
    this.world.note(`${page.actor.name} saved ${text}`);
    keeper.finish();
    keeper.close();
    this.#pages = this.#pages.filter((one) => one !== page);
    page.actor.after(0, () => page.actor.kill());
  }

  #leave(page: Page): void {
    this.#phone.isGoing = true;
    this.#sayGoodbye(page);
    this.#end(page);
    this.#phone.isGoing = false;
  }

  #sayGoodbye(page: Page): void {
    if (page.keeper) {
      page.keeper.sayGoodbye();
      void page.keeper.flush();
      return;
    }
    if (page.text !== '') this.#phone.wordsOf().sayGoodbye(page.words.id);
    page.words.letGo();
  }

  #end(page: Page): void {
    this.world.note(`${page.actor.name} ends`);
    this.#pages = this.#pages.filter((one) => one !== page);
    page.actor.kill();
  }

  #cutPower(): void {
    for (const matter of this.#matters) matter.mayBeOlder = true;
    for (const page of this.#pages.slice()) this.#end(page);
    this.#phone.disk.cutPower();
    this.#phone.storage.cutPower();
  }

  /** All is well again: one page after another finds what is left, until there is nothing. */
  async #findAll(): Promise<void> {
    this.#phone.stalls = 0;
    this.#phone.disk.faults = { refuses: 0, breaksAfterCommit: 0 };
    for (const page of this.#pages.slice()) {
      this.#leave(page);
    }
    for (let left = this.#matters.length + 1; left > 0 && !this.world.violation; left -= 1) {
      await this.world.runUntil(this.world.now + CALM_MS);
      this.#wake(this.#open());
    }
    await this.world.runUntil(this.world.now + CALM_MS);
    const lost = this.#waiting().filter(({ mayBeOlder }) => !mayBeOlder);
    this.world.assert(lost.length === 0, 'W5', () => `lost: ${lost[0]?.texts.at(-1)}`);
  }
}

function valuesOf(text: string): Draft['values'] {
  return text === '' ? {} : { text };
}
