/** Names of the parts, for those who build: in English whatever the sample's language. */
export const headings = {
  buttons: 'Buttons',
  choices: 'Choices',
  badges: 'Badges',
  progress: 'Progress and skeleton',
  banners: 'Banners',
  cards: 'Cards',
  empty: 'Empty',
  fields: 'Fields',
  tabs: 'Tabs and table',
  list: 'List',
  overlays: 'Dialog, sheet, menu, toast',
  colours: 'Colours and letters',
  rowTitle: (row: number) => `Row ${row}`,
  rowWords: 'Words that make this row as tall as it is. ',
  rowPress: (row: number, times: number) => `Press ${row} (${times})`,
};

export const colourNames = {
  words: (front: string, ground: string) => `${front} on ${ground}`,
  edge: (front: string, ground: string) => `${front} round ${ground}`,
  letters: (size: string) => `text-${size}: 7K2M-9QXA`,
};
