import { describe, expect, it } from 'vitest';
import { rawPreviews } from './raw-preview.ts';

type Field = [tag: number, type: 3 | 4, ...values: number[]];

/** A TIFF file: its folders one after the other, each at its place, and what else lies in it. */
function tiff(isLittle: boolean, folders: [at: number, fields: Field[], next?: number][], more: [number, number[]][]) {
  const view = new DataView(new ArrayBuffer(4_096));
  view.setUint16(0, isLittle ? 0x49_49 : 0x4d_4d);
  view.setUint16(2, 42, isLittle);
  view.setUint32(4, folders[0]?.[0] ?? 0, isLittle);
  for (const [start, fields, next = 0] of folders) {
    view.setUint16(start, fields.length, isLittle);
    fields.forEach(([tag, type, ...values], index) => {
      const at = start + 2 + index * 12;
      view.setUint16(at, tag, isLittle);
      view.setUint16(at + 2, type, isLittle);
      view.setUint32(at + 4, values.length, isLittle);
      const size = type === 3 ? 2 : 4;
      // What has no room in the field lies behind the folder.
      const place = values.length * size <= 4 ? at + 8 : start + 2 + fields.length * 12 + 4 + index * 16;
      if (place !== at + 8) view.setUint32(at + 8, place, isLittle);
      values.forEach((value, each) =>
        size === 2
          ? view.setUint16(place + each * 2, value, isLittle)
          : view.setUint32(place + each * 4, value, isLittle),
      );
    });
    view.setUint32(start + 2 + fields.length * 12, next, isLittle);
  }
  const bytes = new Uint8Array(view.buffer);
  for (const [at, content] of more) bytes.set(content, at);
  return new Blob([bytes]);
}

const jpeg = (size: number) => [0xff, 0xd8, 0xff, 0xdb, ...Array.from({ length: size - 4 }, (_, at) => at % 200)];
const contents = (previews: Blob[]) =>
  Promise.all(previews.map(async (blob) => [...new Uint8Array(await blob.arrayBuffer())]));

describe.each([
  ['Intel', true],
  ['Motorola', false],
])('a raw file in the order of %s', (_name, isLittle) => {
  it('has the previews that its folders name, the largest first', async () => {
    const file = tiff(
      isLittle,
      [
        // As DNG: a small one in the first folder, and two folders below it.
        [
          8,
          [
            [259, 3, 7],
            [273, 4, 2_000],
            [279, 4, 40],
            [330, 4, 400, 800],
          ],
          1_200,
        ],
        [
          400,
          [
            [259, 3, 1],
            [273, 4, 2_100, 2_200],
            [279, 4, 90, 90],
          ],
        ],
        [
          800,
          [
            [259, 3, 7],
            [273, 4, 2_300],
            [279, 4, 300],
          ],
        ],
        // As many cameras: a folder behind the first, by the old fields.
        [
          1_200,
          [
            [513, 4, 2_700],
            [514, 4, 80],
          ],
        ],
      ],
      [
        [2_000, jpeg(40)],
        [2_300, jpeg(300)],
        [2_700, jpeg(80)],
      ],
    );
    const previews = await rawPreviews(file);
    expect(previews.map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg', 'image/jpeg']);
    expect(await contents(previews)).toEqual([jpeg(300), jpeg(80), jpeg(40)]);
  });

  it('says which way is up, which its preview does not', async () => {
    const fields: Field[] = [
      [259, 3, 7],
      [273, 4, 2_000],
      [274, 3, 6],
      [279, 4, 50],
    ];
    const [preview] = await contents(await rawPreviews(tiff(isLittle, [[8, fields]], [[2_000, jpeg(50)]])));
    expect(preview).toHaveLength(50 + 36);
    const exif = new DataView(Uint8Array.from(preview ?? []).buffer);
    expect([exif.getUint32(0), exif.getUint16(4), exif.getUint16(30)]).toEqual([0xff_d8_ff_e1, 0x22, 6]);
    expect(preview?.slice(38)).toEqual(jpeg(50).slice(2));
  });
});

it.each([
  ['nothing', new Blob([])],
  ['a folder beyond its end', tiff(true, [[8, []]], [[4, [0xff, 0xff, 0xff, 0x7f]]])],
  ['folders that lead to each other', tiff(true, [[8, [[256, 3, 1]], 8]], [])],
  [
    'a preview beyond its end',
    tiff(
      true,
      [
        [
          8,
          [
            [513, 4, 4_000],
            [514, 4, 4_000],
          ],
        ],
      ],
      [],
    ),
  ],
  [
    'a preview in strips',
    tiff(
      true,
      [
        [
          8,
          [
            [259, 3, 7],
            [273, 4, 100, 200],
            [279, 4, 9, 9],
          ],
        ],
      ],
      [],
    ),
  ],
  ['noise', new Blob([Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 251)])],
])('has none in %s', async (_name, file) => {
  expect(await rawPreviews(file)).toEqual([]);
});
