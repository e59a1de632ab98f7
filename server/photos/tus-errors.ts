import { texts } from '../texts.ts';

/** A failure as `@tus/server` takes it: its status, and a sentence, under the names that it reads. */
export class TusError extends Error {
  readonly status_code: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(body);
    this.status_code = status;
    this.body = body;
  }
}

const error = (status: number, body: string) => new TusError(status, body);

export const tusErrors = {
  unknown: error(404, texts.noSuchUpload),
  noRecord: error(404, texts.noSuchRecord),
  /** `invalid`, which phones of every version take as the last word. */
  noPhoto: error(422, texts.noPhoto),
  badFacts: error(422, texts.badUpload),
  notYours: error(403, texts.notYourRecord),
  tooMany: error(403, texts.tooManyPhotos),
  otherPhoto: error(409, texts.otherUpload),
  stale: error(409, texts.staleOffset),
  complete: error(403, texts.uploadComplete),
  tooLarge: error(413, texts.photoTooLarge),
  /** The status of tus 1.0, "Checksum". */
  wrongDigest: error(460, texts.wrongChecksum),
  badChecksum: error(400, texts.badChecksum),
} as const;
