import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../server/project-root.ts';
import { untilAwake } from '../support/awake.ts';
import { expect, test } from '../support/journey.ts';

const explain = (file: string) =>
  spawnSync(process.execPath, [join(projectRoot(), 'scripts/explain.mjs'), file], { encoding: 'utf8' }).stdout;

test('a field of the form in the build hears all that React tells of pasting and of the wheel, and a stack from there is explained; no map is served', async ({
  onlinePhone,
  relay,
}, info) => {
  const page = await onlinePhone.open('/report-disaster');
  await untilAwake(page);
  const heard = await page.locator('#report-form [name=description]').evaluate((field: HTMLElement) => {
    // Where React keeps what a screen has written on an element: as if the form had these two.
    const key = Object.keys(field).find((name) => name.startsWith('__reactProps$')) ?? '';
    const props = Reflect.get(field, key) as object;
    const told: Record<string, unknown> = {};
    Reflect.set(field, key, {
      ...props,
      onPaste: (event: ClipboardEvent) => {
        told['pasted'] = event.clipboardData?.getData('text');
        told['stack'] = new Error('heard').stack;
      },
      onWheel: (event: WheelEvent) => (told['turned'] = event.deltaY),
    });
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Water in the street');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    field.dispatchEvent(new WheelEvent('wheel', { deltaY: 120, bubbles: true }));
    return told;
  });
  expect(heard).toMatchObject({ pasted: 'Water in the street', turned: 120 });

  const file = info.outputPath('stack.txt');
  writeFileSync(file, String(heard['stack']));
  expect(explain(file)).toMatch(/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js:\d+:\d+/);

  const [build = ''] = /(?<=assets\/)[0-9a-f]{8}(?=\/)/.exec(String(heard['stack'])) ?? [];
  const maps = readdirSync(join(projectRoot(), 'build/maps', build));
  expect(maps.length).toBeGreaterThan(50);
  for (const name of maps) {
    const addresses = [`/assets/${build}/${name}`, `/assets/${name}`, `/${name}`];
    const answers = await Promise.all(addresses.map((address) => fetch(`${relay.origin}${address}`)));
    expect([name, ...answers.map(({ status }) => status)]).toEqual([name, 404, 404, 404]);
  }
});
