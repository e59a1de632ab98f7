import { Kysely, Migrator, PostgresDialect, type Migration } from 'kysely';
import type pg from 'pg';
import { first } from '../migrations/0001-first.ts';
import { beat } from '../migrations/0002-beat.ts';
import { accounts } from '../migrations/0003-accounts.ts';
import { ofOneAccount } from '../migrations/0004-of-one-account.ts';
import { changes } from '../migrations/0005-changes.ts';
import { messagesAndNewsletter } from '../migrations/0006-messages-and-newsletter.ts';
import { volunteers } from '../migrations/0007-volunteers.ts';
import { acts } from '../migrations/0008-acts.ts';
import { choosing } from '../migrations/0009-choosing.ts';
import { deskSearch } from '../migrations/0010-desk-search.ts';
import { notices } from '../migrations/0011-notices.ts';
import { activeSince } from '../migrations/0012-active-since.ts';
import { alertRings } from '../migrations/0013-alert-rings.ts';
import { alertSteps } from '../migrations/0015-alert-steps.ts';
import { linksThatEndTheSecondStep } from '../migrations/0016-links-that-end-the-second-step.ts';
import { newsletters } from '../migrations/0017-newsletters.ts';
import { askedAt } from '../migrations/0018-asked-at.ts';
import { endedDevices } from '../migrations/0019-ended-devices.ts';
import { endedAddresses } from '../migrations/0020-ended-addresses.ts';
import { visibleAddresses } from '../migrations/0023-visible-addresses.ts';
import { claimedAlerts } from '../migrations/0021-claimed-alerts.ts';
import { ngoChanges } from '../migrations/0025-ngo-changes.ts';
import { ngoWork } from '../migrations/0026-ngo-work.ts';
import { roadBlocks } from '../migrations/0027-road-blocks.ts';
import { deliveries } from '../migrations/0028-deliveries.ts';
import { donations } from '../migrations/0029-donations.ts';
import { ledger } from '../migrations/0030-ledger.ts';
import { photos } from '../migrations/0031-photos.ts';
import { processMarks } from '../migrations/0032-process-marks.ts';
import { ownWord } from '../migrations/0033-own-word.ts';
import { incidents } from '../migrations/0034-incidents.ts';
import { movedPlaces } from '../migrations/0035-moved-places.ts';
import { keptApart } from '../migrations/0036-kept-apart.ts';
import { askedAgain } from '../migrations/0038-asked-again.ts';
import { recordMessages } from '../migrations/0040-record-messages.ts';
import { ngoPledges } from '../migrations/0041-ngo-pledges.ts';
import { workPhotos } from '../migrations/0042-work-photos.ts';
import { passedRoadBlocks } from '../migrations/0043-passed-road-blocks.ts';
import { fieldTimes } from '../migrations/0044-field-times.ts';
import { settledDeliveries } from '../migrations/0045-settled-deliveries.ts';
import { formerDonors } from '../migrations/0046-former-donors.ts';
import { openHeads } from '../migrations/0047-open-heads.ts';
import { householdLines } from '../migrations/0048-household-lines.ts';
import { donorAccounts } from '../migrations/0049-donor-accounts.ts';
import { askedByIndex } from '../migrations/0051-asked-by-index.ts';
import { readyAndOffered } from '../migrations/0052-ready-and-offered.ts';
import { fundSums } from '../migrations/0053-fund-sums.ts';
import { changeClock } from '../migrations/0055-change-clock.ts';
import { keptCounts } from '../migrations/0056-kept-counts.ts';
import { mapCells } from '../migrations/0057-map-cells.ts';
import { walkedByIndex } from '../migrations/0058-walked-by-index.ts';
import { throttlesByTime } from '../migrations/0059-throttles-by-time.ts';
import { standingChanges } from '../migrations/0060-standing-changes.ts';
import { askedAround } from '../migrations/0061-asked-around.ts';
import { certificatesOfAccount } from '../migrations/0062-certificates-of-account.ts';
import { photoLines } from '../migrations/0063-photo-lines.ts';
import { convenienceFees } from '../migrations/0064-convenience-fees.ts';
import { standingNgos } from '../migrations/0065-standing-ngos.ts';
import { sought } from '../migrations/0066-sought.ts';
import { claimed } from '../migrations/0067-claimed.ts';
import { readAgain } from '../migrations/0024-read-again.ts';

/** In order, never renamed: the database remembers these names. */
const migrations = {
  '0001-first': first,
  '0002-beat': beat,
  '0003-accounts': accounts,
  '0004-of-one-account': ofOneAccount,
  '0005-changes': changes,
  '0006-messages-and-newsletter': messagesAndNewsletter,
  '0007-volunteers': volunteers,
  '0008-acts': acts,
  '0009-choosing': choosing,
  '0010-desk-search': deskSearch,
  '0011-notices': notices,
  '0012-active-since': activeSince,
  '0013-alert-rings': alertRings,
  '0015-alert-steps': alertSteps,
  '0016-links-that-end-the-second-step': linksThatEndTheSecondStep,
  '0017-newsletters': newsletters,
  '0018-asked-at': askedAt,
  '0019-ended-devices': endedDevices,
  '0020-ended-addresses': endedAddresses,
  '0021-claimed-alerts': claimedAlerts,
  '0023-visible-addresses': visibleAddresses,
  '0024-read-again': readAgain,
  '0025-ngo-changes': ngoChanges,
  '0026-ngo-work': ngoWork,
  '0027-road-blocks': roadBlocks,
  '0028-deliveries': deliveries,
  '0029-donations': donations,
  '0030-ledger': ledger,
  '0031-photos': photos,
  '0032-process-marks': processMarks,
  '0033-own-word': ownWord,
  '0034-incidents': incidents,
  '0035-moved-places': movedPlaces,
  '0036-kept-apart': keptApart,
  '0038-asked-again': askedAgain,
  '0040-record-messages': recordMessages,
  '0041-ngo-pledges': ngoPledges,
  '0042-work-photos': workPhotos,
  '0043-passed-road-blocks': passedRoadBlocks,
  '0044-field-times': fieldTimes,
  '0045-settled-deliveries': settledDeliveries,
  '0046-former-donors': formerDonors,
  '0047-open-heads': openHeads,
  '0048-household-lines': householdLines,
  '0049-donor-accounts': donorAccounts,
  '0051-asked-by-index': askedByIndex,
  '0052-ready-and-offered': readyAndOffered,
  '0053-fund-sums': fundSums,
  '0055-change-clock': changeClock,
  '0056-kept-counts': keptCounts,
  '0057-map-cells': mapCells,
  '0058-walked-by-index': walkedByIndex,
  '0059-throttles-by-time': throttlesByTime,
  '0060-standing-changes': standingChanges,
  '0061-asked-around': askedAround,
  '0062-certificates-of-account': certificatesOfAccount,
  '0063-photo-lines': photoLines,
  '0064-convenience-fees': convenienceFees,
  '0065-standing-ngos': standingNgos,
  '0066-sought': sought,
  '0067-claimed': claimed,
};

/** The newest of them: the form that a database has after `migrate`. */
export const schemaName = Object.keys(migrations).at(-1) ?? '';

/**
 * The oldest form whose server can work on a database of this one. Migrations only expand: what a release does not use any more is taken
 * away by a later one, whose `FITS_SINCE` then names the last that had ceased to use it. So two releases run on one database, and the newer
 * one can be taken back.
 */
const FITS_SINCE = '0021-claimed-alerts';

export function isKnownSchema(name: string): boolean {
  return Object.hasOwn(migrations, name);
}

/** Tries while other processes migrate the same database at the same moment. */
const TRIES = 5;

/**
 * Brings the database to this version. Safe when several processes start together: the migrator holds
 * a lock of the database, and who comes second finds nothing left to do. The pool stays open.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  // Kysely ends the pool only when it is destroyed itself, which it is not.
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: { getMigrations: () => knownBy(pool) } });
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) return noteFit(pool);
    if (attempt === TRIES) throw new Error('the database could not be migrated', { cause: error });
    await new Promise((resolve) => setTimeout(resolve, 100 * attempt));
  }
}

/** Ours, and those of a later release that this one can work beside: they are there, and nothing is to be done for them. */
async function knownBy(pool: pg.Pool): Promise<Record<string, Migration>> {
  const { rows: found } = await pool.query(`SELECT to_regclass('kysely_migration') IS NOT NULL AS is_there`);
  if (found[0].is_there !== true) return migrations;
  const { rows } = await pool.query<{ name: string }>('SELECT name FROM kysely_migration WHERE name > $1', [
    schemaName,
  ]);
  const since = rows.length === 0 ? undefined : await fitsSince(pool);
  if (since === undefined || since > schemaName) return migrations;
  const nothing: Migration = { up: async () => undefined };
  return { ...migrations, ...Object.fromEntries(rows.map(({ name }) => [name, nothing])) };
}

async function fitsSince(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ value: string }>(`SELECT value FROM server_state WHERE name = 'fits_since'`);
  return rows[0]?.value;
}

/** An older release that comes back lowers nothing. */
async function noteFit(pool: pg.Pool): Promise<void> {
  await pool.query(
    `INSERT INTO server_state (name, value) VALUES ('fits_since', $1)
     ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value WHERE server_state.value < EXCLUDED.value`,
    [FITS_SINCE],
  );
}
