import type { Feature, LabelSymbolizer } from 'protomaps-leaflet';

type Place = LabelSymbolizer['place'];

const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Syriac}]/u;

/** By its first letter, as Unicode has it. */
export function directionOf(words: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(words) ? 'rtl' : 'ltr';
}

/**
 * A canvas takes the direction of its page, and then the place of a text for the text's right edge; the labels are laid out from their
 * left edges. So each says its own direction, and where it is put.
 */
export class Directed implements LabelSymbolizer {
  readonly #label: LabelSymbolizer;
  readonly #names: readonly string[];

  constructor(label: LabelSymbolizer, names: readonly string[]) {
    this.#label = label;
    this.#names = names;
  }

  place(...[layout, geometry, feature]: Parameters<Place>): ReturnType<Place> {
    const direction = directionOf(nameOf(feature, this.#names));
    return this.#label.place(layout, geometry, feature)?.map((label) => ({
      ...label,
      draw(brush) {
        brush.direction = direction;
        brush.textAlign = 'left';
        brush.lineJoin = 'round';
        label.draw(brush);
      },
    }));
  }
}

function nameOf({ props }: Feature, names: readonly string[]): string {
  const name = names.map((one) => props[one]).find((one) => typeof one === 'string');
  return typeof name === 'string' ? name : '';
}
