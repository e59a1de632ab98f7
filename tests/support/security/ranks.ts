/** Who may ask, by what they are to the server. */
export const ranks = ['anonymous', 'pending', 'volunteer', 'ngo', 'admin'] as const;
export type Rank = (typeof ranks)[number];
