import { endianness } from 'node:os';

/** Numbers of 16 bits, little-endian, of a file that `scripts` made. */
export function readShorts(file: Buffer, at: number, count: number): Uint16Array {
  const bytes = Buffer.from(file.subarray(at, at + count * 2));
  if (bytes.length < count * 2) throw new Error('The file is cut');
  if (endianness() === 'BE') bytes.swap16();
  return new Uint16Array(new Uint8Array(bytes).buffer);
}
