import { DivIcon, Marker, type Map as LeafletMap } from 'leaflet';
import { mapTexts } from '../strings/public/maps.ts';
import { numberText } from '../strings/plural.ts';
import { groupSpots, type Group, type View } from './group-spots.ts';
import { markElement } from './mark-element.ts';
import { pointAt, worldSize, worldX, worldY } from './mercator.ts';
import { mapTones } from './place.ts';
import type { Spots } from './spots.ts';

/** Marks stand ready this far beyond the edge, in parts of the view: the map is moved without gaps. */
const AROUND = 0.25;

interface Handlers {
  /** Absent: the places only show. */
  onChoose: ((id: string) => void) | undefined;
  onOpen(places: number[]): void;
}

interface Shown {
  marker: Marker;
  looks: string;
}

/** The marks of all places in view, drawn anew whenever the map has come to rest. What stays the same is left alone, and so keeps the focus. */
export class MarksLayer {
  readonly #map: LeafletMap;
  readonly #handlers: Handlers;
  #spots: Spots;
  #chosen = -1;
  #shown = new Map<string, Shown>();

  constructor(map: LeafletMap, spots: Spots, handlers: Handlers) {
    this.#map = map;
    this.#spots = spots;
    this.#handlers = handlers;
    map.on('moveend', this.draw, this);
  }

  remove(): void {
    this.#map.off('moveend', this.draw, this);
    for (const { marker } of this.#shown.values()) marker.remove();
    this.#shown.clear();
  }

  show(spots: Spots, chosenId: string | undefined): void {
    this.#spots = spots;
    this.#chosen = chosenId === undefined ? -1 : spots.places.findIndex(({ id }) => id === chosenId);
    this.draw();
  }

  draw(): void {
    const zoom = this.#map.getZoom();
    const size = worldSize(zoom);
    const next = new Map<string, Shown>();
    for (const group of groupSpots(this.#spots, viewOf(this.#map), size, this.#chosen)) {
      const key = `${zoom}/${keyOf(group, this.#spots)}`;
      const looks = `${group.weight} ${group.tone} ${group.x} ${group.y} ${labelOf(group, this.#spots)}`;
      const old = this.#shown.get(key);
      next.set(key, old?.looks === looks ? old : { marker: this.#markerOf(group), looks });
    }
    for (const [key, { marker }] of this.#shown) if (next.get(key)?.marker !== marker) marker.remove();
    for (const [key, { marker }] of next) if (this.#shown.get(key)?.marker !== marker) marker.addTo(this.#map);
    this.#shown = next;
  }

  #markerOf(group: Group): Marker {
    const { onChoose, onOpen } = this.#handlers;
    const press = isOnePlace(group, this.#spots)
      ? onChoose && (() => onChoose(this.#placeOf(group)?.id ?? ''))
      : () => onOpen(group.members);
    const html = markElement(
      {
        tone: mapTones[group.tone] ?? 'neutral',
        label: labelOf(group, this.#spots),
        count: group.weight === 1 ? undefined : numberText(group.weight),
        isChosen: group.members[0] === this.#chosen,
      },
      press,
    );
    // The element is the button: Leaflet's own handling of keys and presses is not needed.
    return new Marker(pointAt(group.x, group.y), {
      icon: new DivIcon({ html, className: '', iconSize: [0, 0] }),
      interactive: false,
      keyboard: false,
      zIndexOffset: group.members[0] === this.#chosen ? 10_000 : 0,
    });
  }

  #placeOf({ members }: Group) {
    return this.#spots.places[members[0] ?? -1];
  }
}

function keyOf({ key, members }: Group, { places }: Spots): string {
  return members.length === 1 ? `place ${places[members[0] ?? -1]?.id} ${key === 'apart'}` : key;
}

function labelOf(group: Group, spots: Spots): string {
  const { members, weight } = group;
  return isOnePlace(group, spots) ? (spots.places[members[0] ?? -1]?.label ?? '') : mapTexts.group(weight);
}

/** One to be read about, and no number of others. */
function isOnePlace({ members }: Group, { places }: Spots): boolean {
  return members.length === 1 && places[members[0] ?? -1]?.weight === undefined;
}

function viewOf(map: LeafletMap): View {
  const bounds = map.getBounds().pad(AROUND);
  return {
    left: worldX(bounds.getWest()),
    top: worldY(bounds.getNorth()),
    right: worldX(bounds.getEast()),
    bottom: worldY(bounds.getSouth()),
  };
}
