import { callsAbout } from '../../../../contract/calls/queued.ts';
import type { NgoProfileBody, NgoView } from '../../../../contract/entities/ngo.ts';
import { parseRecord } from '../../outbox/answer/read-json.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { NGO_KEY } from '../../own-settings.ts';
import { itemsUnknownTo, ownCopy, type OwnCopy } from '../items/own-copy.ts';

/** The signed-in NGO as it came from the server. */
export interface NgoCopy extends OwnCopy {
  ngo: NgoView;
}

/** This device's copy; `undefined` where it has none of this account. Never rejects. */
export function ngoCopy(): Promise<NgoCopy | undefined> {
  return ownCopy<NgoCopy>(NGO_KEY);
}

const NGO_CALLS = callsAbout('ngo');

/** What this NGO did on this phone and no copy of it may have yet, oldest first. */
export function ngoItems(asOf: number): Promise<OutboxItem[]> {
  return itemsUnknownTo(asOf, NGO_CALLS);
}

type Told = Partial<Omit<NgoProfileBody, 'userId' | 'changedAt'>>;

/** A profile as its form sends it; members that the NGO has told nothing of are absent. */
function toldBy(ngo: NgoView): Told {
  const { organizationName, registrationNumber, focusAreas, contactNumber: contact, address, city } = ngo;
  const { website, scope, area, image, description, longDescription } = ngo;
  const members = { organizationName, registrationNumber, focusAreas, contact, address, city };
  return { ...members, website, scope, area, image, description, longDescription };
}

/** What the server knows and what this phone has changed since, as one: a refused change too, until its person decides. */
export function toldWithPending(ngo: NgoView | undefined, items: readonly OutboxItem[]): Told {
  const changes = items
    .filter(({ call, state }) => call === 'saveNgoProfile' && state !== 'replaced')
    .map(({ body }) => parseRecord(body) ?? {});
  return changes.reduce<Told>(
    (told, { userId: _user, changedAt: _at, ...members }) => ({ ...told, ...members }),
    ngo === undefined ? {} : toldBy(ngo),
  );
}
