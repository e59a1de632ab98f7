/** The word of these that a value is, such as one that stands in an address; undefined for any other. */
export function oneOf<Known extends string>(known: readonly Known[], value: unknown): Known | undefined {
  return known.find((one) => one === value);
}
