/** Apart from the calls' schemas, which a device that only asks has no use for. Prefix of the log that grows; with `/<epoch>`, of any. */
export const LEDGER_PREFIX = '/api/ledger';
