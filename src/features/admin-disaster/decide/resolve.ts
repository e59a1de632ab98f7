/** Section 4's three calls: a chunk of its own, brought when somebody resolves. */
export { resolveDisaster } from '../../../data/commands/admin/resolve-disaster.ts';
