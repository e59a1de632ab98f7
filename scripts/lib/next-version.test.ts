import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nextVersion } from './next-version.mjs';

it.each(nextVersion)('what npm run versions changes for a release of tomorrow stands once in %s', (path, found) => {
  expect(readFileSync(path, 'utf8').split(found)).toHaveLength(2);
});
