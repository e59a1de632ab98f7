import sharp from 'sharp';

/** A file as a page's control takes it. */
export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photo as a phone's camera makes it: large, lying on its side by its Exif orientation, and telling where it was taken. */
export async function cameraPhoto(
  name: string,
  options: { place?: 'Patna'; width?: number } = {},
): Promise<PickedFile> {
  const width = options.width ?? 2400;
  const height = Math.round(width * 0.75);
  // Noise, since a camera's picture does not compress to nothing.
  const picture = sharp({
    create: { width, height, channels: 3, background: '#3a6', noise: { type: 'gaussian', mean: 128, sigma: 24 } },
  });
  const buffer = await picture
    .jpeg({ quality: 90 })
    .withExif({
      IFD0: { Make: 'Testcam' },
      ...(options.place && {
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '25/1 35/1 384/10',
          GPSLongitudeRef: 'E',
          GPSLongitude: '85/1 8/1 159/10',
        },
      }),
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The beginning of an iPhone's HEIC, with nothing behind it that any browser could decode. */
export function heicPhoto(name: string, bytes = 60_000): PickedFile {
  const buffer = Buffer.alloc(bytes, 7);
  buffer.write('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
  return { name, mimeType: 'image/heic', buffer };
}

/** As much of a DNG as tells where its preview lies: the picture that a camera made of what its sensor saw. */
export async function dngPhoto(name: string): Promise<PickedFile> {
  const preview = (await cameraPhoto('preview.jpg', { width: 800 })).buffer;
  const head = Buffer.alloc(64);
  head.write('II*\0\u0008', 'latin1');
  head.writeUInt16LE(3, 8);
  // TIFF 6.0: compression 7 is JPEG, then where its one strip begins, and its bytes.
  for (const [index, [tag = 0, value = 0]] of [
    [259, 7],
    [273, 64],
    [279, preview.length],
  ].entries()) {
    head.writeUInt16LE(tag, 10 + index * 12);
    head.writeUInt16LE(4, 12 + index * 12);
    head.writeUInt32LE(1, 14 + index * 12);
    head.writeUInt32LE(value, 18 + index * 12);
  }
  return { name, mimeType: 'image/x-adobe-dng', buffer: Buffer.concat([head, preview]) };
}

/** A JPEG that ends in its beginning. */
export async function brokenPhoto(name: string): Promise<PickedFile> {
  const { buffer } = await cameraPhoto(name, { width: 64 });
  return { name, mimeType: 'image/jpeg', buffer: buffer.subarray(0, 40) };
}
