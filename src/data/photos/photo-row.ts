/**
 * One photo on this phone. It goes out by itself, in parts, after the text of its record has been sent: a draft's photos lie under the
 * id that the draft has, which becomes the item's.
 *
 *   kept ──▶ sent        the server has all of it; its bytes are let go a month later
 *    │ │      └──▶ refused, where the server could make no picture of it (`UNREADABLE`)
 *    │ └───▶ refused     by the server, for good, with a reason
 *    ├─ too large for the server: made smaller, once ──▶ kept
 *    └─ its account's session ends here ──▶ sealed ─ that logs in again ──▶ kept
 */
export interface PhotoRow {
  /** UUIDv4, made when it was chosen: the photo's id on the server, for ever. */
  id: string;
  /** Id of the draft, and of the report or aid request made of it. */
  recordId: string;
  /** Its place among those of its record; gaps do not matter. */
  place: number;
  caption: string;
  state: 'kept' | 'sent' | 'refused' | 'sealed';
  /** `image/jpeg` where this phone could shrink it, else the type that the camera named. */
  type: string;
  /** False: this phone cannot decode it, and so it travels as it came, after all others. */
  isShrunk: boolean;
  /** Made smaller a second time: the first was too large for the server. */
  isShrunkAgain?: true;
  /** Pixels, where it was shrunk. */
  width?: number;
  height?: number;
  whole: UploadState;
  /** Absent where none is sent: the phone could not decode it, or the server did not want it. */
  thumbnail?: UploadState;
  /** Device time, epoch milliseconds. */
  addedAt: number;
  /** Tries that failed in a row, and the device time before which it is left alone. */
  attempts: number;
  nextAt: number;
  /** Why it was refused, or why it waits: a code of `ReasonCode`, or HTTP's status as text. */
  reason?: string;
  sentAt?: number;
  /** The life of the server's database in which it was sent. */
  sentEpoch?: string;
}

/** The reason of one that arrived, and of which the server could make no picture. */
export const UNREADABLE = 'unreadable';

/** How far the sending of one of its two files has come. */
export interface UploadState {
  /** Bytes. */
  size: number;
  /** Lower-case hexadecimal SHA-256. */
  digest: string;
  /** Bytes that the server has acknowledged. */
  offset: number;
  isSent: boolean;
}

/** The files of a photo. `ArrayBuffer`s: Safari has lost blobs that lay in IndexedDB. */
export interface PhotoBytes {
  id: string;
  /** Absent once the server has it. */
  whole?: ArrayBuffer;
  thumbnail?: ArrayBuffer;
  /** Of a sealed photo: its row and its files, locked for its account. */
  sealed?: string;
}
