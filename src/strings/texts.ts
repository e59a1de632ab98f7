/** A table of texts in another language: the same keys, and functions of the same arguments. */
export type Translated<Table> = Table extends (...values: infer Values) => string
  ? (...values: Values) => string
  : Table extends string
    ? string
    : { readonly [Key in keyof Table]: Translated<Table[Key]> };

/** Tables of one language by the names they have in English. */
export type Pack = Readonly<Record<string, object>>;

/** Every table whose module was evaluated. */
const kept = new Map<string, object>();
/** Every table whose module was evaluated. */
export const tables: ReadonlyMap<string, object> = kept;
let adopted: Pack = {};
let followers: readonly (() => void)[] = [];

/** For who shows texts that may come late: calls back whenever more are adopted, until the returned function is called. */
export function followTexts(onAdopted: () => void): () => void {
  followers = [...followers, onAdopted];
  return () => {
    followers = followers.filter((one) => one !== onAdopted);
  };
}

/** Something else after each adoption. */
export function adoptedTexts(): Pack {
  return adopted;
}

/**
 * A table of texts, in English; once a pack of another language is adopted it holds that language's. Names are unique in
 * the whole app: they tie the tables of all languages together.
 */
export function texts<Table extends object>(name: string, english: Table): Table {
  const table: Table = { ...english, ...adopted[name] };
  kept.set(name, table);
  return table;
}

/** What the adopted packs hold under this name, for a table that English does without. */
export function adoptedTable(name: string): object {
  return adopted[name] ?? {};
}

/** From now on every table of the pack speaks its language, those of modules that are loaded later too. */
export function adoptTexts(pack: Pack): void {
  if (Object.entries(pack).every(([name, table]) => adopted[name] === table)) return;
  adopted = { ...adopted, ...pack };
  for (const [name, table] of tables) Object.assign(table, pack[name]);
  for (const follower of followers) follower();
}
