/** Name of the box that says that somebody enters it for another person. */
export const ON_BEHALF = 'onBehalf';

/** Section 7 wants a name; whoever is helped at a desk need not say theirs. */
export const NO_NAME = '—';
