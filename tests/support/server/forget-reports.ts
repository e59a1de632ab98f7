/** Empties a server of its reports and receipts, and of all that refers to them: for rigs that fill it again and again. */
export const FORGET_REPORTS = 'TRUNCATE reports, receipts CASCADE';
