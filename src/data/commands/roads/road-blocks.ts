import {
  roadActSchema,
  roadBlockBodySchema,
  type RoadAct,
  type RoadBlockBody,
} from '../../../../contract/entities/road-block.ts';
import { saveAct } from '../admin/save-act.ts';
import { saveOwn, type Saved } from '../items/save-own.ts';

/** A blocked road that a volunteer sees: saved on this phone and sent when there is a network, unconfirmed until an admin says more. */
export function reportRoadBlock(wish: Omit<RoadBlockBody, 'createdAt'>): Saved {
  return saveOwn('reportRoadBlock', roadBlockBodySchema, (_, createdAt) => ({ ...wish, createdAt }));
}

/** Confirms or lifts one. `seen`: how it is shown. Pressed twice while it waits it is one. */
export function actOnRoadBlock(wish: Omit<RoadAct, 'actedAt'>): Saved {
  return saveAct({ call: 'actOnRoadBlock', about: wish.roadBlockId, schema: roadActSchema, body: wish });
}
