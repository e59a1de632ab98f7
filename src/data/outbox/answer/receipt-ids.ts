/**
 * How the ids of receipts begin ("this alert came"): they are no words of a person and are counted nowhere, and by their ids they are
 * told from a thousand reports without a look at those.
 */
export const RECEIPT_IDS = 'a1e27000';
