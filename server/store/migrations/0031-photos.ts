import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Photos of reports and aid requests. The pictures that the server makes lie apart, by the SHA-256 of their bytes (`hash` …); what is still
 * arriving lies here, part by part: a part is acknowledged when its row is committed, whichever process takes it. `digest`: SHA-256 of the photo as its phone named it.
 * `photo_losses`: how many of the photos of the record of that id its phone has lost.
 */
const statements = [
  `CREATE TABLE photos (
     id uuid PRIMARY KEY,
     record_id uuid NOT NULL,
     record_call text NOT NULL,
     place integer NOT NULL,
     caption text,
     state text NOT NULL DEFAULT 'awaited',
     width integer,
     height integer,
     digest text,
     hash text,
     thumbnail_hash text,
     image_id uuid UNIQUE,
     image_hash text,
     released_at timestamptz,
     created_at timestamptz NOT NULL
   )`,
  `CREATE INDEX photos_of_record ON photos (record_id, place, id)`,
  `CREATE INDEX photos_by_hash ON photos (hash) WHERE hash IS NOT NULL`,
  `CREATE INDEX photos_by_thumbnail ON photos (thumbnail_hash) WHERE thumbnail_hash IS NOT NULL`,
  `CREATE INDEX photos_by_image ON photos (image_hash) WHERE image_hash IS NOT NULL`,
  `CREATE TABLE photo_contents (
     hash text PRIMARY KEY,
     bytes integer NOT NULL,
     made_at timestamptz NOT NULL
   )`,
  `CREATE TABLE photo_uploads (
     photo_id uuid NOT NULL REFERENCES photos (id) ON DELETE CASCADE,
     form text NOT NULL,
     length integer NOT NULL,
     received integer NOT NULL DEFAULT 0,
     digest text NOT NULL,
     type text NOT NULL,
     last_part_at timestamptz NOT NULL,
     checked_at timestamptz,
     worked_at timestamptz,
     tries integer NOT NULL DEFAULT 0,
     PRIMARY KEY (photo_id, form)
   )`,
  `CREATE INDEX photo_uploads_to_work ON photo_uploads (checked_at) WHERE checked_at IS NOT NULL AND worked_at IS NULL`,
  `CREATE INDEX photo_uploads_unfinished ON photo_uploads (last_part_at) WHERE checked_at IS NULL`,
  `CREATE TABLE photo_parts (
     photo_id uuid NOT NULL,
     form text NOT NULL,
     at integer NOT NULL,
     bytes bytea NOT NULL,
     PRIMARY KEY (photo_id, form, at),
     FOREIGN KEY (photo_id, form) REFERENCES photo_uploads (photo_id, form) ON DELETE CASCADE
   )`,
  `CREATE TABLE photo_losses (
     id uuid PRIMARY KEY,
     lost integer NOT NULL
   )`,
  // The picture that is shown of it to everybody; no reference, since the photo may go first.
  `ALTER TABLE reports ADD COLUMN image_id uuid`,
];

export const photos: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
