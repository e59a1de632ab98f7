/** What is read of OpenStreetMap data, as far as roads need it. */
export type Tags = Readonly<Record<string, string>>;

export type OsmElement =
  | { kind: 'node'; id: number; lat: number; lng: number; tags: Tags }
  | { kind: 'way'; id: number; nodes: readonly number[]; tags: Tags }
  | { kind: 'relation'; id: number; members: readonly OsmMember[]; tags: Tags };

export interface OsmMember {
  type: string;
  ref: number;
  role: string;
}

/** The file is no OpenStreetMap data, or a broken one. */
export class BadOsmFile extends Error {}
