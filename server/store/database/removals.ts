import type { ListName } from '../../../contract/calls/changes-address.ts';
import type { ExportedTable } from './exported-tables.ts';

interface Removal {
  /** Of which list the table's rows are. */
  list: ListName;
  /** SQL: had the public a copy of it? */
  shown: string;
  /** SQL: which of the table's rows are in the list. */
  where: string;
}

/** SQL that runs the deletion of a table's rows and leaves word of it for the phones that have a copy of them. */
export function deletionTold(table: ExportedTable, deletion: string): string {
  const told = removalsOf[table];
  return told === undefined
    ? deletion
    : `WITH deleted AS (${deletion} RETURNING *)
       INSERT INTO removals (list, id, shown) SELECT '${told.list}', id, ${told.shown} FROM deleted WHERE ${told.where}
       ON CONFLICT (list, id) DO UPDATE SET changed_at = change_time()`;
}

/** How phones that have a copy of a list are told that a record is no more. */
const removalsOf: { readonly [Table in ExportedTable]?: Removal } = {
  reports: { list: 'reports', shown: 'shown', where: 'true' },
  aid_requests: { list: 'aid', shown: `lane = 'main'`, where: 'true' },
  accounts: { list: 'ngos', shown: 'shown', where: `role = 'ngo'` },
};
