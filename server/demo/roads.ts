import { isoTime } from '../../contract/base/clock.ts';
import { roadBlockKinds } from '../../contract/enumerations.ts';
import type { RoadAct, RoadBlockBody } from '../../contract/entities/road-block.ts';
import { MINUTE_MS, near } from './around.ts';
import { events } from './events.ts';
import { inTurn, numbered, part, type Desk, type Plan } from './part.ts';
import { adminsOf } from './people.ts';
import { eachRow, postItem, type DemoItem } from './post-item.ts';
import { regionOf } from './regions.ts';
import type { Seeded } from './seeded.ts';
import { approvedVolunteers } from './volunteers.ts';

export interface DemoRoad extends DemoItem {
  body: RoadBlockBody;
  acts: readonly (DemoItem & { body: RoadAct })[];
}

const USUAL = 9;
/** All in the last day: each is active still, but for those that were lifted. */
const OLDEST_MINUTES = 20 * 60;

/** What admins did about them, in turn. */
const courses: readonly (readonly RoadAct['act'][])[] = [['confirm'], [], ['confirm', 'lift']];

const notes = {
  en: ['Knee-deep behind the mill. Lorries turn back here.', 'Way round by the canal road.'],
  hi: ['चक्की के पीछे घुटनों तक पानी। ट्रक यहाँ से लौट रहे हैं।', 'नहर वाली सड़क से घूमकर जाएँ।'],
  es: ['Agua hasta las rodillas detrás del molino.', 'Se rodea por el camino del canal.'],
  ar: ['الماء إلى الركبة خلف المطحنة.', 'يمكن الالتفاف من طريق القناة.'],
} as const;

/** Blocked roads where something is going on, reported by the volunteers. */
export const roads = part<DemoRoad>('roads', makeRoads, keepRoads);

function makeRoads(plan: Plan, chance: Seeded): DemoRoad[] {
  const volunteers = approvedVolunteers(plan);
  const admins = adminsOf(plan);
  const going = events.filter(({ isOver }) => !isOver);
  return numbered(USUAL, plan).map((index) => {
    const event = inTurn(going, index);
    const id = chance.id();
    const at = plan.now - chance.whole(60, OLDEST_MINUTES) * MINUTE_MS;
    const seenAt = at - chance.whole(0, 30) * MINUTE_MS;
    const note = inTurn(notes[regionOf(event.region).language], index);
    return {
      id,
      at,
      owner: inTurn(volunteers, index).id,
      body: {
        place: near(chance.pick(event.places), chance),
        kind: inTurn(roadBlockKinds, index),
        ...(index % 2 === 0 ? { note } : {}),
        createdAt: isoTime(seenAt),
      },
      acts: inTurn(courses, index).map((act, step) => {
        const actedAt = at + (step + 1) * 15 * MINUTE_MS;
        const seen = step === 0 ? 'reported' : 'confirmed';
        const body = { act, roadBlockId: id, seen, actedAt: isoTime(actedAt) } as const;
        return { id: chance.id(), at: actedAt, owner: inTurn(admins, index), body };
      }),
    };
  });
}

async function keepRoads(desk: Desk, rows: readonly DemoRoad[]): Promise<void> {
  await eachRow(rows, async (road) => {
    await postItem(desk, 'reportRoadBlock', road);
    for (const act of road.acts) await postItem(desk, 'actOnRoadBlock', act);
    const changedAt = road.acts.at(-1)?.at ?? road.at;
    await desk.pool.query('UPDATE road_blocks SET changed_at = $2 WHERE id = $1', [road.id, new Date(changedAt)]);
  });
}
