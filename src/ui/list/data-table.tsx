import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface Column<Row> {
  id: string;
  head: string;
  render(row: Row): ReactNode;
  /** `name` says whose row it is, `actions` needs no label on a phone's card, `number` is set flush. */
  kind?: 'name' | 'actions' | 'number';
  /** Its head is a button that sorts by it. */
  sort?: { direction: 'ascending' | 'descending' | undefined; onSort(): void };
}

interface DataTableProps<Row> {
  /** Id of the heading that names it. */
  labelledBy: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
}

/** A browser that is told to lay a table out otherwise forgets, in some versions, that it is one: so it is said. */
const said = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
};

const arrows = { ascending: '▲', descending: '▼' } as const;

function arrow(direction: keyof typeof arrows | undefined): string {
  return direction === undefined ? '↕' : arrows[direction];
}

/** Rows and columns on a wide screen; on a phone each row is a card, its cells labelled by their columns. */
export function DataTable<Row>({ labelledBy, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <table {...said.table} className={styles['table']} aria-labelledby={labelledBy}>
      <thead {...said.group}>
        <tr {...said.row}>
          {columns.map(({ id, head, kind, sort }) => (
            <th key={id} {...said.head} className={kind && styles[kind]} aria-sort={sort?.direction}>
              {sort === undefined ? (
                head
              ) : (
                <>
                  <span className={styles['plain']}>{head}</span>
                  <button type="button" className={styles['sort']} onClick={sort.onSort}>
                    {head}
                    <span aria-hidden="true">{arrow(sort.direction)}</span>
                  </button>
                </>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...said.group}>
        {rows.map((row) => (
          <tr key={keyOf(row)} {...said.row}>
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column: { head, kind, render }, row }: { column: Column<Row>; row: Row }) {
  if (kind === 'name') return <th {...said.name}>{render(row)}</th>;
  return (
    <td {...said.cell} className={kind && styles[kind]} data-label={kind === 'actions' ? undefined : head}>
      {render(row)}
    </td>
  );
}
