/** An alert that came to this phone by a push: what a tap opens where there is no network. */
export interface KeptAlert {
  /** Of the notice: a repeat takes the place of the first. */
  id: string;
  /** When it came, epoch milliseconds of this device. */
  cameAt: number;
  /** The push's own words, as they came: the worker has no room for a schema, so whoever reads them checks them. */
  message: unknown;
}

/** Under `ALERTS_KEY` in the outbox database. */
export interface KeptAlerts {
  /** The account that was logged in when they came. */
  owner: string;
  /** Newest first. */
  alerts: readonly KeptAlert[];
}
