import {
  CenteredTextSymbolizer,
  exp,
  GeomType,
  LineLabelSymbolizer,
  LineSymbolizer,
  PolygonSymbolizer,
  type Feature,
  type LabelRule,
  type PaintRule,
} from 'protomaps-leaflet';
import { Directed } from './directed.ts';
import type { Palette } from './palette.ts';

const GREENS = [
  'park',
  'national_park',
  'nature_reserve',
  'protected_area',
  'forest',
  'wood',
  'scrub',
  'grass',
  'grassland',
];
const isKind =
  (...kinds: readonly string[]) =>
  (_zoom: number, { props }: Feature) =>
    kinds.some((kind) => kind === props['kind']);
const isPolygon = (_zoom: number, { geomType }: Feature) => geomType === GeomType.Polygon;

/** Zoom and width of each kind of road, the widest last: it lies on top. */
const ROADS: readonly (readonly [kind: string, widths: number[][]])[] = [
  [
    'path',
    [
      [14, 0],
      [20, 5],
    ],
  ],
  [
    'minor_road',
    [
      [12, 0],
      [15, 2],
      [18, 9],
    ],
  ],
  [
    'major_road',
    [
      [6, 0],
      [12, 2],
      [15, 4],
      [18, 13],
    ],
  ],
  [
    'highway',
    [
      [3, 0],
      [6, 1],
      [12, 2.5],
      [15, 6],
      [18, 15],
    ],
  ],
];

/** What is drawn of Protomaps' basemap, from the ground upwards. */
export function paintRules(colours: Palette): PaintRule[] {
  const area = (dataLayer: string, fill: string) => ({ dataLayer, symbolizer: new PolygonSymbolizer({ fill }) });
  const line = (dataLayer: string, color: string, width: (zoom: number) => number) => ({
    dataLayer,
    symbolizer: new LineSymbolizer({ color, width, lineCap: 'round', lineJoin: 'round' }),
  });
  const roads = (color: string, edge: number) =>
    ROADS.map(([kind, widths]) => ({
      ...line('roads', color, (zoom) => exp(1.6, widths)(zoom) + edge),
      filter: isKind(kind),
      // Where it has a width: a canvas takes none for that of the line before.
      minzoom: (widths[0]?.[0] ?? 0) + 1,
    }));
  return [
    area('earth', colours.land),
    { ...area('landuse', colours.green), filter: isKind(...GREENS) },
    { ...area('water', colours.water), filter: isPolygon },
    {
      ...line(
        'water',
        colours.water,
        exp(1.6, [
          [9, 0.5],
          [18, 12],
        ]),
      ),
      filter: isKind('river', 'canal', 'stream'),
    },
    { ...area('buildings', colours.building), minzoom: 14 },
    ...roads(colours.roadEdge, 1.5),
    ...roads(colours.road, 0),
    line('boundaries', colours.border, () => 1),
  ];
}

/** Names in this language, else as the place itself has them. Never letter by letter: Devanagari and Arabic join theirs. */
export function labelRules(colours: Palette, language: string, family: string): LabelRule[] {
  const labelProps = [`name:${language}`, 'name', 'name:en'];
  const halo = { stroke: colours.halo, width: 2 };
  const text = (font: string, fill = colours.label) =>
    new Directed(
      new CenteredTextSymbolizer({ labelProps, fill, ...halo, font: `${font} ${family}`, lineHeight: 1.4 }),
      labelProps,
    );
  const along = new Directed(
    new LineLabelSymbolizer({ labelProps, fill: colours.label, ...halo, width: 4, font: `400 12px ${family}` }),
    labelProps,
  );
  return [
    { dataLayer: 'places', symbolizer: text('600 14px'), filter: isKind('country'), maxzoom: 8 },
    { dataLayer: 'places', symbolizer: text('600 14px'), filter: isKind('locality'), minzoom: 5 },
    { dataLayer: 'places', symbolizer: text('400 12px'), filter: isKind('neighbourhood'), minzoom: 13 },
    {
      dataLayer: 'water',
      symbolizer: text('400 12px', colours.waterLabel),
      filter: (zoom, { geomType }) => zoom > 2 && geomType === GeomType.Point,
    },
    { dataLayer: 'roads', symbolizer: along, filter: isKind('highway', 'major_road'), minzoom: 12 },
    { dataLayer: 'roads', symbolizer: along, filter: isKind('minor_road'), minzoom: 16 },
  ];
}
