import { contractNumber } from '../../contract/contract-number.ts';
import { Prng } from './prng.ts';

/**
 * The versions that answer, each request one of them: of before the numbers (it names none), of the contract before the phones', of
 * theirs, or of the one after. Two of them: a deployment that is under way.
 */
const deployments = {
  'deploy-unnumbered': [undefined],
  'deploy-older': [contractNumber - 1],
  'deploy-same': [contractNumber],
  'deploy-newer': [contractNumber + 1],
  'deploy-half': [contractNumber - 1, contractNumber],
  'deploy-first-half': [undefined, contractNumber],
  'deploy-next-half': [contractNumber, contractNumber + 1],
} as const;

export type DeployOperation = keyof typeof deployments;
export type Versions = readonly (number | undefined)[];

/** In one history of this many servers are updated, and taken back. */
const DEPLOY_SHARE = 4;

export function hasDeployments(seed: number): boolean {
  return seed % DEPLOY_SHARE === 1;
}

/** Drawn apart, so that a history without them is the one it was before there were any. */
export function drawDeployments(seed: number, until: number): { at: number; kind: DeployOperation }[] {
  if (!hasDeployments(seed)) return [];
  const prng = new Prng(seed + 0xdeb);
  const names = Object.keys(deployments) as DeployOperation[];
  const drawn = Array.from({ length: prng.between(1, 6) }, () => ({
    at: prng.between(0, until),
    kind: prng.pick(names),
  }));
  return [{ at: 0, kind: prng.pick(names) }, ...drawn].sort((a, b) => a.at - b.at);
}

export function isDeployOperation(kind: string): kind is DeployOperation {
  return Object.hasOwn(deployments, kind);
}

export function versionsOf(kind: DeployOperation): Versions {
  return deployments[kind];
}

/** How it ends: all servers know all that these phones say, and in half of the histories more. */
export function lastVersions(seed: number): Versions {
  return [hasDeployments(seed) && seed % 8 === 1 ? contractNumber + 1 : contractNumber];
}
