export type PhoneAge = 'base' | 'present' | 'next';

/** What a phone is told: which servers there are, or that nothing more happens to anybody. */
export type PhoneWord = { kind: 'servers'; urls: readonly string[] } | { kind: 'end' };

export interface PhoneItem {
  id: string;
  call: string;
  digest: string;
  state: string;
  reason: string | undefined;
}

export interface PhoneResult {
  age: PhoneAge;
  /** Items that were told once to wait for the server's update. */
  waited: number;
  items: readonly PhoneItem[];
}
