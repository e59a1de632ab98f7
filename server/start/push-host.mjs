/** `*.name` for every host below a name, a host, or a host with a port: that one alone, and then wherever it is, a network of one's own included. */
const NAME = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
const WITH_PORT = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?:([1-9]\d{0,4})$/;

/**
 * What `PUSH_HOSTS` may name.
 *
 * @param {string} text
 * @returns {boolean}
 */
export function isPushHost(text) {
  const port = portIn(text);
  return port === undefined ? NAME.test(text) : port <= 65_535;
}

/**
 * The port that is named with a host; undefined where there is none.
 *
 * @param {string} place
 * @returns {number | undefined}
 */
export function portIn(place) {
  const port = WITH_PORT.exec(place)?.[1];
  return port === undefined ? undefined : Number(port);
}
