/**
 * The number of what stands on the wire. It goes up by one with every change of a wire schema: `tests/versions` holds the hash of all of
 * them against it, and `contract/contract-history.ts` says what each number brought. Apart from the schemas, so that a worker need not carry them.
 *
 * Schemas only grow: a body that was valid once stays valid for ever, a new member is optional, an enumeration may get values.
 */
export const contractNumber = 20;
