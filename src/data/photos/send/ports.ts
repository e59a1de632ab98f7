import type { Clock } from '../../../../contract/base/clock.ts';
import type { Random } from '../../../../contract/base/random.ts';
import type { UploadForm } from '../../../../contract/photo-address.ts';
import type { NetAnswer } from '../../outbox/ports.ts';
import type { PhotoRow } from '../photo-row.ts';

/** Everything that the sending of photos needs from outside. The app has one set of adapters, the simulation another. */
export interface PhotoPorts {
  clock: Clock;
  random: Random;
  store: PhotoStore;
  net: PhotoNet;
  texts: SentTexts;
  /** Base64 of the SHA-256; undefined where the browser has none. */
  checksum(bytes: Uint8Array): Promise<string | undefined>;
  /** Base16 of the SHA-256, in lower case. */
  digest(bytes: Uint8Array): Promise<string>;
  /** The picture anew with fewer bytes than these, where that can be; undefined: this phone cannot. Rejects where what does it is not here. */
  shrinkAgain(bytes: Uint8Array, most: number): Promise<Uint8Array | undefined>;
  /** How many photos of this record are still being made ready by this page: they are announced, and not kept yet. */
  inPreparation(recordId: string): number;
  /** May the pictures of this record go now, or only the thumbnails? */
  mayGoWhole(recordId: string): Promise<boolean>;
  /** Runs `work` while no other page of this phone sends photos; `undefined`: one does. */
  alone<Value>(work: () => Promise<Value>): Promise<Value | undefined>;
}

/** Photos on this phone. Each call is one transaction; it rejects where the storage refuses. */
export interface PhotoStore {
  rows(recordIds: readonly string[]): Promise<PhotoRow[]>;
  /** Undefined: there is none any more. */
  bytes(id: string, form: UploadForm): Promise<Uint8Array | undefined>;
  /** Applies `change` to the row as it is by then; false: it was removed meanwhile. */
  change(id: string, change: (row: PhotoRow) => PhotoRow): Promise<boolean>;
  /** Puts these bytes in the place of the whole picture; answers the row as it is by then, undefined where it was removed meanwhile. */
  putSmaller(id: string, bytes: Uint8Array, digest: string): Promise<PhotoRow | undefined>;
  /** Those that arrived in another life of the server's database: they are to go once more. Answers their records. */
  sentUnderAnother(epoch: string): Promise<PhotoRow[]>;
  /** Lets go of the pictures of what arrived before this device time. */
  dropSentBefore(time: number): Promise<void>;
}

/** The claim secret of what is nobody's; the session's token of what an account did. */
export type Proof = { secret: string } | { token: string };

/** `savedAt`: device time; undefined: so long ago that its copy has left this phone. */
export type TextStanding =
  | { kind: 'sent'; proof: Proof; savedAt: number | undefined }
  | { kind: 'waits' }
  | { kind: 'gone' };

/** What the outbox knows of the texts that photos belong to. */
export interface SentTexts {
  /** Each record whose photos are not all settled, with how many it announced. */
  awaited(): Promise<ReadonlyMap<string, number>>;
  /** `sent`: the server has the text, and this proves that it is ours, which an account's is only while its person is signed in. `waits`: it has not. `gone`: it will never have it. */
  standing(recordId: string): Promise<TextStanding>;
  /** How many of its photos were told to the server as lost, and that they were now. */
  lostTold(recordId: string): Promise<number>;
  noteLostTold(recordId: string, lost: number): Promise<void>;
  /** Nothing more is owed to this record's photos. */
  settled(recordId: string): Promise<void>;
  /** To be looked at again, with this many photos. */
  await(recordId: string, count: number): Promise<void>;
  /** The life of the server's database, as it said last. */
  epoch(): Promise<string | undefined>;
  /** A text is being sent: it goes first. */
  isUnderWay(): Promise<boolean>;
}

export interface PhotoNet {
  /** Does the host take photos at all? A foreign one does not, and hears nothing of them. */
  takesPhotos(): Promise<boolean>;
  /** Never reject, never take longer than the limit. */
  create(creation: Creation, timeLimitMs: number): Promise<NetAnswer>;
  part(part: Part, timeLimitMs: number): Promise<NetAnswer>;
  /** tus 1.0, "Termination": what of this upload has arrived is not wanted any more. */
  end(name: string, timeLimitMs: number): Promise<NetAnswer>;
  settle(recordId: string, lost: number, proof: Proof, timeLimitMs: number): Promise<NetAnswer>;
  /** What the server made of this record's photos (`listPhotos`). */
  list(recordId: string, proof: Proof, timeLimitMs: number): Promise<NetAnswer>;
}

export interface Creation {
  length: number;
  /** `Upload-Metadata` of tus 1.0. */
  metadata: string;
  proof: Proof;
}

export interface Part {
  /** Of the upload: `uploadName`. */
  name: string;
  offset: number;
  bytes: Uint8Array;
  checksum: string | undefined;
  /** As a POST that says that a PATCH is meant: something on the way lets no PATCH through. */
  isPosted: boolean;
}
