/** Where a page ended: what its list is ordered by (epoch milliseconds or a text), and the id that decides among equals. */
export type Place<Key extends number | string> = readonly [key: Key, id: string];
