/** For when the app itself can't say anything. */
export const startTexts = {
  failed: 'Relief Relay could not start. Load it again. If it stays like this, use another browser on this phone.',
  noStorage:
    'This browser does not let Relief Relay keep anything on this phone, so nothing can be saved for later. Allow this site to store data, or use another browser or a window that is not private.',
} as const;
