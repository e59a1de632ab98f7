import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import rules from '../.dependency-cruiser.mjs';
import { root } from './lib/project.mjs';
import { Refusal, asCommand, say } from './lib/say.mjs';

const folders = ['contract', 'server', 'sw', 'src', 'tests', 'scripts'];

/** Exit code 1 when an import breaks a rule of .dependency-cruiser.cjs. `[folder]`: another copy of the project. */
await asCommand(async () => {
  const base = resolve(process.argv[2] ?? root);
  const require = createRequire(join(root, 'package.json'));
  parseJsx(require('@swc/core'));
  const { cruise } = await import('dependency-cruiser');
  const { forbidden, options } = rules;
  const { enhancedResolveOptions, ...rest } = options;
  const present = folders.filter((folder) => existsSync(join(base, folder)));
  /** @type {import('dependency-cruiser').ICruiseOptions} */
  const cruiseOptions = { ...rest, parser: 'swc', baseDir: base, validate: true, ruleSet: { forbidden } };
  const { output } = await cruise(present, cruiseOptions, enhancedResolveOptions);
  if (typeof output === 'string') throw new Refusal(output);
  const { totalCruised, totalDependenciesCruised = 0 } = output.summary;
  const violations = output.summary.violations.filter((violation) => !isCycleOfTests(violation));
  // With a parser that does not fit, the tool finds nothing and calls that success.
  if (totalCruised === 0 || totalDependenciesCruised === 0) throw new Refusal('No module was looked at.');
  for (const { rule, from, to, cycle } of violations) {
    say(`${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`);
  }
  say(`${totalCruised} modules, ${totalDependenciesCruised} imports, ${violations.length} violations`);
  return violations.length > 0 ? 1 : 0;
});

/**
 * Unit tests stand beside their source and use `tests/support`, which starts the product: seen by folders that is
 * a cycle, though no file of the product imports a test (another rule sees to that).
 *
 * @param {import('dependency-cruiser').IViolation} violation
 */
function isCycleOfTests({ rule, cycle }) {
  return rule.name === 'no-folder-cycle' && cycle?.some(({ name }) => name.startsWith('tests/')) === true;
}

/** dependency-cruiser parses everything as TypeScript without JSX: tell its parser which files have it. */
function parseJsx(swc) {
  const { parseFileSync } = swc;
  swc.parseFileSync = (path, parseOptions) => parseFileSync(path, { ...parseOptions, tsx: path.endsWith('.tsx') });
}
