import type { TestPeople, TestPerson } from '../server/people.ts';
import type { TestApp } from '../server/start-app.ts';
import type { Asked } from './ask-call.ts';
import type { Rank } from './ranks.ts';

/** Where a shot is fired: the server, those who ask, and somebody who has nothing to do with them. */
export interface Scene {
  app: TestApp;
  people: TestPeople;
  victim: TestPerson;
}

export interface Shooter {
  scene: Scene;
  rank: Rank;
  /** Absent: nobody is signed in. */
  me: TestPerson | undefined;
  whose: 'own' | 'others';
}

/** Makes ready what the call is about and says what to send; `asked.token` is put in by the caller. */
export type Shot = (shooter: Shooter) => Promise<Asked> | Asked;
