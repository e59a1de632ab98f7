import type pg from 'pg';

/**
 * Every table that holds what people sent, in the order of an export: receipts first, for they say what was erased, and what
 * others refer to before them. Where people are signed in stays behind: who has an export must not have their sessions. So do
 * the devices that are bound to that, with what they follow, and all that is on its way to them: another server would tell it a second time.
 * Newsletters, too, would go out a second time.
 * Numbers of receipts go on from the highest that came along. Events of the payment provider and what an admin has to look at stay behind.
 * The ledger goes along whole, its checkpoints too; the random bits of its commitments do not: they open what must not be opened elsewhere.
 * Photos go along as the server made them, their files behind all tables; what is still arriving is asked of its phone again.
 * That an alert was made, and to whom, goes along. So does not where volunteers show to be: that is over before an export is of use.
 */
export const exportedTables = [
  'receipts',
  'reports',
  'aid_requests',
  'contact_messages',
  'newsletter_subscriptions',
  'accounts',
  'ngo_profiles',
  'volunteer_profiles',
  'acceptances',
  'acceptance_steps',
  'learned_modules',
  'certificates',
  'report_revisions',
  'campaigns',
  'alerts',
  'alert_recipients',
  'kept_apart',
  'act_outcomes',
  'aid_takings',
  'aid_taken_lines',
  'aid_rejections',
  'ngo_pledges',
  'disaster_rejections',
  'road_blocks',
  'record_messages',
  'deliveries',
  'delivery_lines',
  'work_photos',
  'donations',
  'refunds',
  'fund_entries',
  'acts',
  'daily_figures',
  'ledger_logs',
  'ledger_entries',
  'ledger_nodes',
  'ledger_checkpoints',
  'photos',
  'photo_losses',
] as const;
export type ExportedTable = (typeof exportedTables)[number];

/**
 * What admins wrote beside a report goes with the report, and with nothing else: whoever wrote it may have deleted their account, and the
 * facts would stand without their history.
 */
const goingWithReport: ReadonlySet<ExportedTable> = new Set([
  'report_revisions',
  'campaigns',
  'alerts',
  'alert_recipients',
  // With either of both: `freeOrphans`.
  'kept_apart',
  // With whatever record has them: `erasePhotosOf`.
  'photos',
  'photo_losses',
]);

/** Those whose rows are erased by no receipt: acts and money stay, bare, figures are nobody's, and the ledger is never changed. */
const staying: ReadonlySet<ExportedTable> = new Set([
  'receipts',
  'acts',
  'daily_figures',
  'donations',
  'refunds',
  'fund_entries',
  'ledger_logs',
  'ledger_entries',
  'ledger_nodes',
  'ledger_checkpoints',
]);

/** Those whose rows are erased with the receipt of their id: a deleted account leaves one too. */
export const recordTableNames = exportedTables.filter((table) => !staying.has(table) && !goingWithReport.has(table));

/** `call` of the receipt that a deleted account leaves under its own id. */
export const DELETION = 'deleteAccount';

interface Parent {
  column: string;
  table: ExportedTable;
}

/** What a row refers to and cannot be without, where it refers to anything there; its tables come before. */
export const referredTo: { readonly [Table in ExportedTable]?: readonly Parent[] } = {
  ngo_profiles: [{ column: 'id', table: 'accounts' }],
  volunteer_profiles: [{ column: 'id', table: 'accounts' }],
  acceptances: [{ column: 'account_id', table: 'accounts' }],
  acceptance_steps: [{ column: 'acceptance_id', table: 'acceptances' }],
  learned_modules: [{ column: 'account_id', table: 'accounts' }],
  certificates: [{ column: 'acceptance_id', table: 'acceptances' }],
  report_revisions: [{ column: 'report_id', table: 'reports' }],
  campaigns: [{ column: 'id', table: 'reports' }],
  alerts: [{ column: 'disaster_id', table: 'reports' }],
  alert_recipients: [
    { column: 'alert_id', table: 'alerts' },
    { column: 'account_id', table: 'accounts' },
  ],
  act_outcomes: [{ column: 'account_id', table: 'accounts' }],
  aid_takings: [
    { column: 'aid_id', table: 'aid_requests' },
    { column: 'ngo_id', table: 'accounts' },
  ],
  road_blocks: [{ column: 'account_id', table: 'accounts' }],
  record_messages: [{ column: 'account_id', table: 'accounts' }],
  aid_taken_lines: [{ column: 'taking_id', table: 'aid_takings' }],
  aid_rejections: [
    { column: 'aid_id', table: 'aid_requests' },
    { column: 'ngo_id', table: 'accounts' },
  ],
  ngo_pledges: [
    { column: 'disaster_id', table: 'reports' },
    { column: 'ngo_id', table: 'accounts' },
  ],
  disaster_rejections: [
    { column: 'disaster_id', table: 'reports' },
    { column: 'ngo_id', table: 'accounts' },
  ],
  deliveries: [{ column: 'taking_id', table: 'aid_takings' }],
  delivery_lines: [{ column: 'delivery_id', table: 'deliveries' }],
  work_photos: [
    { column: 'acceptance_id', table: 'acceptances' },
    { column: 'delivery_id', table: 'deliveries' },
    { column: 'account_id', table: 'accounts' },
  ],
  refunds: [{ column: 'donation_id', table: 'donations' }],
  fund_entries: [{ column: 'donation_id', table: 'donations' }],
  ledger_entries: [{ column: 'log_id', table: 'ledger_logs' }],
  ledger_nodes: [{ column: 'log_id', table: 'ledger_logs' }],
  ledger_checkpoints: [{ column: 'log_id', table: 'ledger_logs' }],
};

/**
 * Of a table whose rows are not erased by just any receipt of their id, the call of the one that does: anybody may send an item under
 * the id of somebody's account, or of a certificate, and its erasure must not reach that. A certificate goes with its account alone; so
 * does what an NGO took of an aid request, with its deliveries, or put aside of them, or with the request, and not with the account of the
 * admin who gave it. What it pledged is its own item, and is erased with that.
 */
const erasingCalls: { readonly [Table in ExportedTable]?: string } = {
  accounts: DELETION,
  ngo_profiles: DELETION,
  volunteer_profiles: DELETION,
  acceptances: 'acceptDisaster',
  acceptance_steps: 'takeStep',
  learned_modules: 'learnModule',
  certificates: DELETION,
  aid_takings: DELETION,
  aid_taken_lines: DELETION,
  aid_rejections: DELETION,
  ngo_pledges: 'answerDisaster',
  disaster_rejections: DELETION,
  deliveries: DELETION,
  delivery_lines: DELETION,
};

/** SQL: the receipt by which a row of this table is erased. */
export function erasureOf(table: ExportedTable, id: string): string {
  if (goingWithReport.has(table)) return 'SELECT 1 WHERE false';
  const call = erasingCalls[table];
  const itself = call === undefined ? '' : ` AND receipts.call = '${call}'`;
  return `SELECT 1 FROM receipts WHERE receipts.id = ${id} AND receipts.erased_at IS NOT NULL${itself}`;
}

export function isExportedTable(name: string): name is ExportedTable {
  return (exportedTables as readonly string[]).includes(name);
}

/** What is kept of a row's money and words beside it: reckoned anew where the row arrives. */
const reckoned: { readonly [Table in ExportedTable]?: readonly string[] } = {
  reports: ['sought'],
  aid_requests: ['sought', 'claimed', 'urgent_claimed'],
  contact_messages: ['sought'],
  accounts: ['sought'],
  donations: ['summed_status', 'free', 'allocated', 'given', 'giver', 'sought'],
  fund_entries: ['is_summed'],
};

/** Name → SQL type, as the database has them now. */
export type Columns = ReadonlyMap<string, string>;

export async function columnsOf(client: pg.PoolClient, table: ExportedTable): Promise<Columns> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER' AND column_name <> ALL ($2)
     ORDER BY ordinal_position`,
    [table, reckoned[table] ?? []],
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}
