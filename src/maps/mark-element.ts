import type { MapTone } from './place.ts';
import styles from './marks.module.css';

/** Outlines on a grid of 24 × 24: each tone has a form of its own. */
const forms: Readonly<Record<MapTone, string>> = {
  danger: 'M12 2.5L22.5 21h-21z',
  blocked: 'M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8zM6.5 10v4h11v-4z',
  unsure: 'M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8zM9 5.5L5.5 9v6L9 18.5h6l3.5-3.5V9L15 5.5z',
  warning: 'M12 1.5L22.5 12 12 22.5 1.5 12z',
  info: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
  good: 'M3 3h18v18H3z',
  neutral: 'M7 2.5h10L22.5 12 17 21.5H7L1.5 12z',
};

interface Mark {
  tone: MapTone;
  label: string;
  /** How many places it stands for; shown from two on. */
  count: string | undefined;
  isChosen: boolean;
}

/** A button, so that keys and screen readers know what to do with it. Without `onPress` it only shows. */
export function markElement({ tone, label, count, isChosen }: Mark, onPress: (() => void) | undefined): HTMLElement {
  const element = document.createElement(onPress ? 'button' : 'span');
  const looks = ['mark', tone, count !== undefined && 'group', isChosen && 'chosen'];
  element.className = looks.flatMap((look) => (look ? [styles[look] ?? ''] : [])).join(' ');
  element.setAttribute('aria-label', label);
  if (element instanceof HTMLButtonElement) {
    element.type = 'button';
    if (isChosen) element.setAttribute('aria-current', 'true');
    if (onPress) element.addEventListener('click', onPress);
  } else element.setAttribute('role', 'img');
  element.append(...(count === undefined ? [] : [count]), formOf(tone));
  return element;
}

function formOf(tone: MapTone): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '-2 -2 28 28');
  svg.setAttribute('aria-hidden', 'true');
  const edge = document.createElementNS(space, 'path');
  edge.setAttribute('d', forms[tone]);
  svg.append(edge, edge.cloneNode());
  return svg;
}
