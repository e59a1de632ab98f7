/** A token on another: words on their ground, or what a control is known by on what lies behind it. */
type ColourPair = readonly [front: string, ground: string];

/** Words on grounds: 4.5 : 1 at least, 7 : 1 outdoors. */
export const wordPairs: readonly ColourPair[] = [
  ...['paper', 'surface', 'sunken'].flatMap((ground): ColourPair[] => [
    ['ink', ground],
    ['ink-soft', ground],
    ['link', ground],
    ['bad', ground],
    ['sent', ground],
    ['waiting', ground],
    ['alarm', ground],
    ['aid', ground],
  ]),
  ...['waiting-ground', 'sent-ground', 'bad-ground', 'info-ground'].flatMap((ground): ColourPair[] => [
    ['ink', ground],
    ['ink-soft', ground],
    ['link', ground],
  ]),
  ['on-alarm', 'alarm'],
  ['on-alarm', 'alarm-press'],
  ['on-aid', 'aid'],
  ['on-aid', 'aid-press'],
  ['waiting', 'waiting-ground'],
  ['sent', 'sent-ground'],
  ['bad', 'bad-ground'],
  ['info', 'info-ground'],
  ['bad', 'info-ground'],
  ['on-bar', 'bar'],
  ['bar', 'on-bar'],
  ['on-bar-soft', 'bar'],
  ['surface', 'ink'],
  ['surface', 'sent'],
  ['surface', 'waiting'],
  ['surface', 'bad'],
];

/** Edges and grounds of controls, and the ring of the focus: 3 : 1 at least, 4.5 : 1 outdoors. */
export const controlPairs: readonly ColourPair[] = ['paper', 'surface', 'sunken'].flatMap((ground): ColourPair[] => [
  ['line-strong', ground],
  ['focus', ground],
  ['alarm', ground],
  ['aid', ground],
  ['bad', ground],
]);
