import * as v from 'valibot';
import { sha256Schema } from '../../contract/entities/fields.ts';

/**
 * An export is JSON, one object a line: the header, every row, the footer. The footer's digest is the SHA-256 over
 * the bytes of all lines before it, their line feeds included, so that a file that is damaged or cut off is known.
 */
export const FORMAT = 'relief-relay-export';
export const VERSION = 1;

export const headerSchema = v.object({
  header: v.object({
    format: v.literal(FORMAT),
    /** Of this form of file. */
    version: v.number(),
    exportedAt: v.string(),
    /** Of the database when it was exported. */
    epoch: v.string(),
    /** Newest change of the database's form that it had. */
    schema: v.string(),
    /** Which key its accounts were sealed with; absent where it has none. */
    keyCheck: v.optional(v.string()),
  }),
});
export type Header = v.InferOutput<typeof headerSchema>['header'];

/** Behind the rows of all tables: the pictures that photos name, each row with the SHA-256 (`id`) and the base64 (`bytes`) of one. */
export const PHOTO_FILES = 'photo_files';

/** Each value as the database writes it in text. */
export const rowSchema = v.object({
  table: v.string(),
  row: v.record(v.string(), v.nullable(v.string())),
});

export const footerSchema = v.object({
  footer: v.object({ counts: v.record(v.string(), v.number()), sha256: sha256Schema }),
});
