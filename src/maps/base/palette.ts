/** Colours of the base map; what they have to be to each other is measured in `palette.test.ts`. */
export interface Palette {
  land: string;
  green: string;
  water: string;
  building: string;
  road: string;
  roadEdge: string;
  border: string;
  label: string;
  waterLabel: string;
  halo: string;
}

export const day: Palette = {
  land: '#f4f2ec',
  green: '#d8e8cf',
  water: '#a9cfe6',
  building: '#dcd6cc',
  road: '#ffffff',
  roadEdge: '#8f8a80',
  border: '#7a6f8a',
  label: '#1f1d1a',
  waterLabel: '#0d3c5c',
  halo: '#ffffff',
};

export const night: Palette = {
  land: '#1d2024',
  green: '#22301f',
  water: '#1b4468',
  building: '#2d3136',
  road: '#686e76',
  roadEdge: '#15171a',
  border: '#8d84a0',
  label: '#f2f2f0',
  waterLabel: '#c4e2f7',
  halo: '#111317',
};

/** By what the page shows at this moment. */
export function paletteOf(element: Element): Palette {
  return getComputedStyle(element).colorScheme.includes('dark') ? night : day;
}
