import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { OperatorError } from '../operator.ts';
import { isExportedTable, type ExportedTable } from '../store/database/exported-tables.ts';
import type { ExportedRow } from '../store/transfer/export-rows.ts';
import { isKnownSchema } from '../store/database/migrate.ts';
import { texts } from '../texts.ts';
import { footerSchema, headerSchema, PHOTO_FILES, rowSchema, VERSION, type Header } from './format.ts';
import { EndlessLine, linesOf } from './lines.ts';

export interface ExportedLine {
  table: ExportedTable | typeof PHOTO_FILES;
  row: ExportedRow;
}

/**
 * An export's rows in the file's order. Throws an OperatorError where it is no export, of a newer version, damaged
 * or cut off; that is known for sure only at its end, so nothing may count before. `meetHeader` is told the header first.
 */
export async function* readExport(
  path: string,
  meetHeader: (header: Header) => void = () => undefined,
): AsyncGenerator<ExportedLine> {
  const digest = createHash('sha256');
  const counts: Record<string, number> = {};
  let number = 0;
  let state: 'before' | 'inside' | 'after' = 'before';
  for await (const line of safeLinesOf(path)) {
    number += 1;
    if (state === 'before' && isOfNpm(line)) continue;
    const value = parse(line);
    if (state === 'after') throw new OperatorError(texts.exportDamaged(path, number));
    if (state === 'before') {
      meetHeader(headerOf(path, value));
      state = 'inside';
    } else if (v.is(footerSchema, value)) {
      const { footer } = value;
      const isWhole = footer.sha256 === digest.copy().digest('hex') && sameCounts(footer.counts, counts);
      if (!isWhole) throw new OperatorError(texts.exportDamaged(path));
      state = 'after';
    } else {
      const exported = exportedLineOf(value);
      if (exported === undefined) throw new OperatorError(texts.exportDamaged(path, number));
      counts[exported.table] = (counts[exported.table] ?? 0) + 1;
      yield exported;
    }
    digest.update(line).update('\n');
  }
  if (state === 'before') throw new OperatorError(texts.noExport(path));
  if (state === 'inside') throw new OperatorError(texts.exportCutOff(path));
}

async function* safeLinesOf(path: string): AsyncGenerator<Buffer> {
  try {
    yield* linesOf(path);
  } catch (error) {
    throw error instanceof EndlessLine ? new OperatorError(texts.exportDamaged(path)) : error;
  }
}

/** `npm run export -- - > file` puts npm's own words before ours. */
function isOfNpm(line: Buffer): boolean {
  return line.length === 0 || line.subarray(0, 2).toString() === '> ';
}

function parse(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    return undefined;
  }
}

function headerOf(path: string, value: unknown): Header {
  if (!v.is(headerSchema, value)) throw new OperatorError(texts.noExport(path));
  const { version, schema } = value.header;
  if (version !== VERSION || !isKnownSchema(schema)) throw new OperatorError(texts.newerExport(path));
  return value.header;
}

function exportedLineOf(value: unknown): ExportedLine | undefined {
  if (!v.is(rowSchema, value) || typeof value.row['id'] !== 'string') return undefined;
  const { table, row } = value;
  return table === PHOTO_FILES || isExportedTable(table) ? { table, row } : undefined;
}

function sameCounts(told: Readonly<Record<string, number>>, counted: Readonly<Record<string, number>>): boolean {
  return Object.entries(told).every(([table, count]) => count === (counted[table] ?? 0));
}
