import { adminActs } from './admin-acts.ts';
import { aid } from './aid.ts';
import { conversations } from './conversations.ts';
import { deliveries } from './deliveries.ts';
import { donations } from './donations.ts';
import { devices } from './devices.ts';
import { figures } from './figures.ts';
import { messages } from './messages.ts';
import { ngos } from './ngos.ts';
import type { Part } from './part.ts';
import { people } from './people.ts';
import { pledges } from './pledges.ts';
import { photos } from './photos.ts';
import { reports } from './reports.ts';
import { roads } from './roads.ts';
import { takings } from './takings.ts';
import { volunteers } from './volunteers.ts';
import { work } from './work.ts';

/**
 * What a demonstration consists of, in the order in which it is filled. A feature that brings records of its own adds a
 * part here, in a file of its own:
 *
 * - `make` is pure: all chance comes from the plan's seed, all times count back from its `now`, and whatever is to be there for
 *   sure (each status, each kind) comes by turns, not by chance. Ids are drawn too.
 * - `keep` sends the rows through the code that real ones take, with a clock that stands at each row's time; where there is none
 *   yet, it writes by `server/store`. `changed_at` is set to when the row last changed, so that lists come in that order.
 * - `numbered` multiplies the usual amount by the plan's scale.
 * - Nobody real: names by `regions.ts`, telephone numbers by `phoneFrom`, addresses at example.org.
 * - A table that receives rows here is emptied in `clear-demo.ts`, where filling was interrupted.
 */
export const parts: readonly Part[] = [
  people,
  ngos,
  reports,
  aid,
  takings,
  conversations,
  deliveries,
  messages,
  volunteers,
  work,
  pledges,
  photos,
  devices,
  adminActs,
  roads,
  donations,
  figures,
];
