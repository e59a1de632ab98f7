/** The lane in which a copy keeps what was merged into another record: that is in no list, and is counted by index like all others. */
export const MERGED_LANE = 'merged';
