import type { SetName } from '../../worker-messages.ts';

const roles = ['volunteer', 'admin', 'ngo'] as const satisfies readonly SetName[];

/**
 * The parts of the app that belong on the phone of somebody with this role; `isAll`: the public ones without a role too;
 * `hasBaseMap`: this server names one, which is drawn by code of its own.
 */
export function setsOf(role: string | undefined, isAll: boolean, hasBaseMap = false): readonly SetName[] {
  const own: readonly SetName[] = roles.filter((one) => one === role);
  const base = isAll && hasBaseMap ? (['base-map'] as const) : [];
  return ['core', ...(isAll || own.length > 0 ? (['public'] as const) : []), ...own, ...base];
}
