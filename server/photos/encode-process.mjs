import process from 'node:process';
import sharp from 'sharp';

/**
 * The process that decodes what strangers send, started by `encoder.ts`, one picture at a time: whatever a picture does to it, it does to
 * nothing else. A message is `{ bytes, task }`, the answer `{ made }` or `{ trouble }`.
 */

/** Bytes of memory at which it ends itself: a picture of the most pixels takes a third of it. */
const MEMORY = 700 * 1024 * 1024;
const LOOK_MS = 50;

sharp.cache(false);
sharp.concurrency(1);
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY) process.exit(9);
}, LOOK_MS).unref();

process.on('message', (/** @type {{ bytes: Uint8Array, task: import('./encoder.ts').Task }} */ { bytes, task }) => {
  void work(Buffer.from(bytes), task).then(
    (made) => process.send?.({ made }),
    (error) => process.send?.({ trouble: String(error?.message ?? error) }),
  );
});
process.on('disconnect', () => process.exit(0));

/**
 * @param {Buffer} bytes
 * @param {import('./encoder.ts').Task} task
 * @returns {Promise<import('./encoder.ts').Made>}
 */
function work(bytes, task) {
  return task.kind === 'picture' ? picture(bytes, task) : blurred(bytes, task);
}

/**
 * Made anew out of its pixels: no metadata comes along, and nothing that was hung on to the file.
 *
 * @param {Buffer} bytes
 * @param {Extract<import('./encoder.ts').Task, { kind: 'picture' }>} task
 */
async function picture(bytes, { side, pixels, quality }) {
  const source = sharp(bytes, { limitInputPixels: pixels, failOn: 'error', sequentialRead: true, pages: 1 });
  const { data, info } = await source
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Squares on the longer side of a part that is made unrecognizable: a face in five by five is nobody's. */
const SQUARES = 5;

/**
 * @param {Buffer} bytes
 * @param {Extract<import('./encoder.ts').Task, { kind: 'blur' }>} task
 */
async function blurred(bytes, { blurs, pixels, quality }) {
  const options = { limitInputPixels: pixels };
  const { width, height } = await sharp(bytes, options).metadata();
  const parts = [];
  for (const blur of blurs) {
    const left = Math.min(width - 1, Math.floor(blur.left * width));
    const top = Math.min(height - 1, Math.floor(blur.top * height));
    const area = {
      left,
      top,
      width: Math.max(1, Math.min(width - left, Math.ceil(blur.width * width))),
      height: Math.max(1, Math.min(height - top, Math.ceil(blur.height * height))),
    };
    const few = await sharp(bytes, options)
      .extract(area)
      .resize({ width: SQUARES, height: SQUARES, fit: 'fill', kernel: 'cubic' })
      .png()
      .toBuffer();
    const input = await sharp(few)
      .resize({ width: area.width, height: area.height, fit: 'fill', kernel: 'nearest' })
      .png()
      .toBuffer();
    parts.push({ input, left: area.left, top: area.top });
  }
  const { data, info } = await sharp(bytes, options)
    .composite(parts)
    .jpeg({ quality, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
