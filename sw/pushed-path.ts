/** A volunteer's page of one disaster: *Can help* asks there. */
const TASK = /^\/volunteer\/notifications\/[\w-]+$/;

/**
 * What a push may open, spelt out: `routes` and the reading of addresses would be a kilobyte of the worker, and no text that fits this can
 * be read as another host. Doors are none of it: nobody types a password because a notification said so.
 */
const OPEN =
  /^\/(account|admin|admin-dashboard(\/disaster\/[\w-]+)?|disasters|disaster\/[\w-]+|ngo-dashboard|outbox|report-disaster|request-assistance|track(\/[\w-]+)?|volunteer(-dashboard|\/notifications(\/[\w-]+)?)?)?(\?[\w=&-]+)?$/;

/** The path that a push names, if a push may open it. */
export function pushedPath(path: unknown): string | undefined {
  return typeof path === 'string' && OPEN.test(path) ? path : undefined;
}

/** Where a person who taps *Can help* is asked whether they come; absent where the path is no disaster's. */
export function helpPath(path: string): string | undefined {
  return TASK.test(path) ? `${path}?help=1` : undefined;
}
