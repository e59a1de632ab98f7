import { describe, expect, it } from 'vitest';
import { measureBundles, measureInstall } from '../../scripts/lib/bundle-sizes.mjs';

const manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_vendor.js'],
    dynamicImports: ['_shell-0a1b2c3d.js'],
    css: ['index.css'],
  },
  '_shell-0a1b2c3d.js': { file: 'shell.js', isDynamicEntry: true, imports: ['_vendor.js', 'index.html'] },
  '_vendor.js': { file: 'vendor.js' },
  '_field.js': { file: 'field.js', imports: ['_vendor.js'], css: ['field.css'] },
  'src/features/reports/report-screen.tsx': {
    file: 'report.js',
    isDynamicEntry: true,
    imports: ['_field.js', '_shell-0a1b2c3d.js'],
  },
  'src/features/aid/aid-screen.tsx': {
    file: 'aid.js',
    isDynamicEntry: true,
    imports: ['_field.js', '_vendor.js', '_dexie.js'],
  },
  'src/data/commands/report-disaster.ts': {
    file: 'command.js',
    isDynamicEntry: true,
    imports: ['_dexie.js', '_vendor.js'],
  },
  '_engine-0a1b2c3d.js': { file: 'driver.js', imports: ['_dexie.js'] },
  '_dexie.js': { file: 'dexie.js' },
  'src/maps/leaflet-map.tsx': { file: 'map.js', isDynamicEntry: true, css: ['map.css'] },
  'src/features/account/account-screen.tsx': {
    file: 'account.js',
    isDynamicEntry: true,
    imports: ['_field.js'],
    dynamicImports: ['src/features/account/late-section.tsx'],
  },
  'src/features/account/late-section.tsx': {
    file: 'late-section.js',
    isDynamicEntry: true,
    imports: ['src/features/account/account-screen.tsx', '_field.js'],
  },
};

const sizes: Record<string, number> = {
  'index.js': 9_000,
  'shell.js': 11_000,
  'index.css': 2_000,
  'vendor.js': 80_000,
  'field.js': 3_000,
  'field.css': 1_000,
  'report.js': 4_000,
  'aid.js': 5_000,
  'command.js': 2_000,
  'driver.js': 3_000,
  'dexie.js': 31_000,
  'account.js': 9_000,
  'late-section.js': 2_000,
  'map.js': 44_000,
  'map.css': 6_000,
  'sw.js': 38_000,
};

describe('the budgets', () => {
  const measured = measureBundles(manifest, (file: string) => sizes[file] ?? Number.NaN);

  it('count each file until the report form is live once', () => {
    expect(measured[0]).toMatchObject({ bytes: 110_000, limit: 125_000 });
    expect(measured[0]?.files.toSorted()).toEqual(
      ['field.css', 'field.js', 'index.css', 'index.js', 'report.js', 'shell.js', 'vendor.js'].toSorted(),
    );
  });

  it('count what saves and sends apart, each file once', () => {
    expect(measured[1]).toMatchObject({ bytes: 36_000, limit: 93_500 });
  });

  it('count the worker', () => {
    expect(measured[2]).toMatchObject({ name: 'worker', bytes: 38_000, limit: 45_500 });
  });

  it('count what another screen adds to shell and engine', () => {
    expect(measured[3]).toMatchObject({ name: 'src/features/aid/aid-screen.tsx', bytes: 9_000, limit: 20_000 });
  });

  it('count each file until the aid form is live once, whatever it brings along', () => {
    expect(measured.at(-1)).toMatchObject({
      name: 'everything until the aid form is live',
      bytes: 142_000,
      limit: 130_000,
    });
  });

  it('know the map by its folder', () => {
    expect(measured[4]).toMatchObject({ name: 'src/maps/leaflet-map.tsx', bytes: 50_000, limit: 60_000 });
  });

  it('count of a late part what it adds to the screen that asks for it', () => {
    expect(measured.at(-2)).toMatchObject({
      name: 'src/features/account/late-section.tsx',
      files: ['late-section.js'],
      bytes: 2_000,
    });
  });

  it('measure nothing without an entry or the report screen', () => {
    expect(measureBundles({}, () => 1)).toEqual([]);
    expect(measureBundles({ 'index.html': manifest['index.html'] }, () => 1)).toEqual([]);
  });
});

it('what must come before the app is installed is counted by the worker’s own list', () => {
  const list = [
    { url: 'vendor.js', first: true },
    { url: 'report.js', first: true },
    { url: 'field.js', first: true, pack: 'first' },
    { url: 'index.js', first: 'hi' },
    { url: 'map.js' },
  ];
  const { files, bytes } = measureInstall(list, 'aid.js', (file: string) => sizes[file] ?? Number.NaN);
  expect([files, bytes]).toEqual([['aid.js', 'vendor.js', 'report.js'], 89_000]);
});
