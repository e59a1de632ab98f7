import { expect, it } from 'vitest';
import { roles } from '../../contract/enumerations.ts';
import { noticePaths } from '../../server/notices/notice-paths.ts';
import { dashboardOf, itemAddress, routes, volunteerTabAddress } from '../../src/routes.ts';
import { pushedPath } from '../../sw/pushed-path.ts';

const ID = '6f1c1de2-6a55-4a3b-9a3f-0d4e5b6c7d8e';
const { task, ownWork, ownReport, ownRequest, team, dashboard } = noticePaths;

it.each<readonly [path: string, address: string]>([
  [task(ID), routes.volunteerDisaster.replace(':id', ID)],
  [ownWork, volunteerTabAddress('work')],
  [ownReport(ID), itemAddress('reportDisaster', 'item', ID)],
  [ownRequest(ID), itemAddress('requestAid', 'item', ID)],
  [team(ID), routes.adminDisaster.replace(':id', ID)],
  ...roles.map((role) => [dashboard(role), dashboardOf(role)] as const),
])('%s, which the server puts into a push, is an address of the app, and the worker opens it', (path, address) => {
  expect([path, pushedPath(path)]).toEqual([address, path]);
});
