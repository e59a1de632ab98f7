import { timingSafeEqual } from 'node:crypto';
import { is } from 'valibot';
import { idSchema } from '../../contract/entities/fields.ts';
import type { Vault } from '../vault.ts';

/*
 * Every mail, also one that is sent years later, needs the token, so it cannot be kept as a hash alone: it is the row's id
 * with a keyed hash of it, which only this server can make.
 */

export function leaveTokenOf(vault: Vault, id: string): string {
  return `${id}.${markOf(vault, id)}`;
}

/** The row that the token is for; undefined for one that this server did not make. */
export function idInLeaveToken(vault: Vault, token: string): string | undefined {
  const [id, mark = ''] = token.trim().split('.', 2);
  if (!is(idSchema, id)) return undefined;
  const [given, own] = [Buffer.from(mark), Buffer.from(markOf(vault, id))];
  return given.length === own.length && timingSafeEqual(given, own) ? id : undefined;
}

function markOf(vault: Vault, id: string): string {
  return vault.mark(`newsletter leave ${id}`);
}

/** Of an address that left. */
export function addressMarkOf(vault: Vault, emailKey: string): string {
  return vault.mark(`newsletter address ${emailKey}`);
}
