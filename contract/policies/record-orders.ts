/** In which order an admin's open records stand: by urgency, or the newest first. */
export const recordOrders = ['urgent', 'newest'] as const;
export type RecordOrder = (typeof recordOrders)[number];
