/**
 * What is wrong with a package-lock.json and its package.json; empty when all is well.
 *
 * npm leaves other platforms' binaries out of a lock without a word when the registry lags, and then
 * `npm ci` refuses that lock elsewhere: hence the look at every optional dependency.
 *
 * @param {{ packages?: Record<string, Record<string, any>> }} lock
 * @param {Record<string, any>} manifest
 * @returns {string[]}
 */
export function lockFaults(lock, manifest) {
  const packages = Object.entries(lock.packages ?? {});
  if (packages.length < 2) return ['package-lock.json names no packages'];
  return [
    ...inexactVersions(manifest),
    ...unlockedDependencies(lock.packages ?? {}, manifest),
    ...packages.flatMap(([path, entry]) => missingOptionals(path, entry, lock.packages ?? {})),
    ...packages.filter(([, entry]) => entry.resolved).map(([path]) => `${path}: names the place it came from`),
  ];
}

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];

function declared(manifest) {
  return kinds.flatMap((kind) => Object.entries(manifest[kind] ?? {}));
}

function inexactVersions(manifest) {
  return [...declared(manifest), ...Object.entries(manifest.overrides ?? {})]
    .filter(([, version]) => typeof version !== 'string' || !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `package.json: ${name} is not one exact version (${JSON.stringify(version)})`);
}

function unlockedDependencies(packages, manifest) {
  return declared(manifest)
    .filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)
    .map(([name, version]) => `package-lock.json: ${name} ${version} of package.json is not in it`);
}

function missingOptionals(path, entry, packages) {
  return Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !isLocked(path, name, packages))
    .map((name) => `package-lock.json: ${name}, optional for ${path || 'this package'}, is not in it`);
}

/** Node's own way to a package: the nearest node_modules going up. */
function isLocked(path, name, packages) {
  const parts = path === '' ? [] : path.split('/node_modules/');
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const parent = parts.slice(0, depth).join('/node_modules/');
    if (packages[parent ? `${parent}/node_modules/${name}` : `node_modules/${name}`]) return true;
  }
  return false;
}
