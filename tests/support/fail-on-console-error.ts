import { afterEach, beforeEach } from 'vitest';

/**
 * Set-up file of the unit, server and architecture tests: an error on the console fails the test that caused it.
 * A test that expects one replaces `console.error` itself.
 */
const original = console.error;
let errors: unknown[][] = [];

beforeEach(() => {
  errors = [];
  console.error = (...args: unknown[]) => {
    errors.push(args);
    original(...args);
  };
});

afterEach(() => {
  console.error = original;
  if (errors.length > 0)
    throw new Error(`console.error was called: ${errors.map((args) => args.join(' ')).join('\n')}`);
});
