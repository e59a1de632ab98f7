/** Two pictures as a phone names them, and one of a kind that no browser but Safari shows. */
export function samplePictures(): File[] {
  return [
    drawn('IMG_20261121_062144.svg', '#0a5560'),
    drawn('IMG_20261121_062210_the_embankment_seen_from_the_roof.svg', '#ad3409'),
    new File(['heic'], 'IMG_0007.HEIC', { type: 'image/heic' }),
  ];
}

function drawn(name: string, colour: string): File {
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="400" height="300"><rect width="40" height="30" fill="#dfe6e8"/>` +
    `<path d="M0 22L12 9l8 9 7-6 13 10v8H0z" fill="${colour}"/></svg>`;
  return new File([picture], name, { type: 'image/svg+xml' });
}
