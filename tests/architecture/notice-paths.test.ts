import { expect, it } from 'vitest';
import { roles } from '../../contract/enumerations.ts';
import { referenceOf } from '../../contract/reference.ts';
import { noticePaths } from '../../server/notices/notice-paths.ts';
import { dashboardOf, routes } from '../../src/routes.ts';
import { trackAddress, volunteerTabAddress } from '../../src/addresses.ts';
import { pushedPath } from '../../sw/pushed-path.ts';

const ID = '6f1c1de2-6a55-4a3b-9a3f-0d4e5b6c7d8e';
const { task, ownWork, track, team, dashboard } = noticePaths;

it.each<readonly [path: string, address: string]>([
  [task(ID), routes.volunteerDisaster.replace(':id', ID)],
  [ownWork, volunteerTabAddress('work')],
  [track(ID), trackAddress(referenceOf(ID))],
  [team(ID), routes.adminDisaster.replace(':id', ID)],
  ...roles.map((role) => [dashboard(role), dashboardOf(role)] as const),
])('%s, which the server puts into a push, is an address of the app, and the worker opens it', (path, address) => {
  expect([path, pushedPath(path)]).toEqual([address, path]);
});
