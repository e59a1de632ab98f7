/** Where the phone's share sheet posts photos to, as the web manifest says it: the worker takes them, without a network too. */
export const SHARE_PATH = '/share-photos';
/** Name of the field in which they come. */
export const SHARE_FIELD = 'photos';
/** The cache in which they wait for the page. */
export const SHARED_CACHE = 'shared-photos';
/** Where they go from there. */
export const SHARED_PAGE = '/report-disaster?shared';
