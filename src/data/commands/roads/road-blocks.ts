import {
  roadActSchema,
  roadBlockBodySchema,
  type RoadAct,
  type RoadBlockBody,
  type RoadBlockView,
} from '../../../../contract/entities/road-block.ts';
import { saveAct } from '../admin/save-act.ts';
import { saveOwn, type Saved } from '../items/save-own.ts';

/** A blocked road that a volunteer sees: saved on this phone and sent when there is a network, unconfirmed until an admin says more. */
export function reportRoadBlock(wish: Omit<RoadBlockBody, 'createdAt'>): Saved {
  return saveOwn('reportRoadBlock', roadBlockBodySchema, (_, createdAt) => ({ ...wish, createdAt }));
}

/** The volunteer got past this one: it may be over. It is saved and sent as a report is, and an admin decides. */
export function reportPassed({ _id, kind, position: { lati, long } }: RoadBlockView): Saved {
  const place = { lati: Number(lati), long: Number(long) };
  return saveOwn('reportRoadBlock', roadBlockBodySchema, (_, createdAt) => ({ place, kind, passed: _id, createdAt }));
}

/** Confirms or lifts one. `seen`: how it is shown. Pressed twice while it waits it is one. */
export function actOnRoadBlock(wish: Omit<RoadAct, 'actedAt'>): Saved {
  return saveAct({ call: 'actOnRoadBlock', about: wish.roadBlockId, schema: roadActSchema, body: wish });
}
