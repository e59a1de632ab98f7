import type { Services } from '../../../server/routes/route.ts';

const none = () => Promise.reject(new Error('no photos here'));

/** For servers of tests that no photo comes to. */
export const noPhotos: Pick<Services, 'photoFiles' | 'encoder'> = {
  photoFiles: {
    put: none,
    get: none,
    remove: none,
    async *list() {
      // None.
    },
  },
  encoder: { encode: none, stop: () => undefined },
};
