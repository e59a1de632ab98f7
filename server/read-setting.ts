import type { Result } from '../contract/base/result.ts';

/** Takes one variable of the environment; what is wrong with it is noted, and the fallback goes on in its place. */
export type Read = <Value>(name: string, parse: Parse<Value>, fallback: Value) => Value;

/** The failure says what it should be: "PORT should be …". */
export type Parse<Value> = (text: string | undefined) => Result<Value, string>;
