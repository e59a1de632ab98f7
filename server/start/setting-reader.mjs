/**
 * Takes one variable of the environment; what is wrong with it is noted, and the fallback goes on in its place.
 *
 * @typedef {<Value>(name: string, parse: (text: string | undefined) => import('./parsed.mjs').Parsed<Value>, fallback: Value) => Value} Read
 */

/**
 * @param {Readonly<Record<string, string | undefined>>} source
 * @param {string[]} wrong takes a line for each that is
 * @returns {Read}
 */
export function settingReader(source, wrong) {
  return (name, parse, fallback) => {
    // An empty variable means "not set", which is how container files leave one out.
    const parsed = parse(source[name] === '' ? undefined : source[name]);
    if (parsed.ok) return parsed.value;
    wrong.push(`${name} should be ${parsed.failure}`);
    return fallback;
  };
}

/**
 * Without those that are not set.
 *
 * @template {object} Values
 * @param {Values} values
 * @returns {{ [Name in keyof Values]?: Exclude<Values[Name], undefined> }}
 */
export function whatIsSet(values) {
  const set = Object.entries(values).filter(([, value]) => value !== undefined);
  return /** @type {ReturnType<typeof whatIsSet<Values>>} */ (Object.fromEntries(set));
}
