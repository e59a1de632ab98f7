import sharp from 'sharp';
import { photoLimits } from '../../contract/photo-limits.ts';

/** What a drawn picture shows, and in which of its colours. */
export interface Scene {
  kind: 'street' | 'arrival' | 'work' | 'handover';
  variant: number;
}

export interface Drawn {
  bytes: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
}

const WIDTH = 1200;
const HEIGHT = 900;
const walls = ['#ad5c34', '#c9a13b', '#4f7f9a', '#8a6f9e'];

/** Drawn, so that no demonstration shows anybody's home; the same scene is the same picture. */
export async function drawScene({ kind, variant }: Scene): Promise<Drawn> {
  const wall = walls[variant % walls.length] ?? '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90" width="${WIDTH}" height="${HEIGHT}">
    <rect width="120" height="90" fill="#c3d3dc"/><circle cx="${20 + variant * 17}" cy="16" r="7" fill="#f0e6c8"/>
    <rect y="58" width="120" height="32" fill="#7d7152"/>${shapes[kind](wall)}</svg>`;
  const picture = sharp(Buffer.from(svg));
  const bytes = await picture.clone().jpeg({ quality: 78 }).toBuffer();
  const thumbnail = await picture.clone().resize(photoLimits.thumbnailSide).jpeg({ quality: 60 }).toBuffer();
  return { bytes, thumbnail, width: WIDTH, height: HEIGHT };
}

const house = (x: number, wall: string) =>
  `<path d="M${x} 62V36l17-14 17 14v26z" fill="${wall}"/><rect x="${x + 6}" y="40" width="8" height="8" fill="#e9edf0"/>
   <rect x="${x + 20}" y="44" width="8" height="18" fill="#3a2d22"/>`;
const person = (x: number, shirt: string) =>
  `<circle cx="${x}" cy="48" r="4" fill="#8d5a3b"/><path d="M${x - 5} 72V56q5-5 10 0v16z" fill="${shirt}"/>`;
const water = '<path d="M0 60q15-4 30 0t30 0 30 0 30 0v30H0z" fill="#6d8793" opacity=".85"/>';
const boat = '<path d="M60 66h44l-7 12H67z" fill="#5b3a22"/>';
const box = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="14" height="11" fill="#b58a4d"/><path d="M${x} ${y + 5}h14" stroke="#7a5a2c"/>`;

const shapes: Readonly<Record<Scene['kind'], (wall: string) => string>> = {
  street: (wall) => house(10, wall) + house(62, '#9a9488') + water,
  arrival: (wall) => house(8, wall) + water + boat + person(78, '#e0662f') + person(92, '#e0662f'),
  work: (wall) => house(70, wall) + person(30, '#e0662f') + person(48, '#3f6a8a') + box(10, 66) + box(56, 68),
  handover: (wall) =>
    house(6, wall) + person(60, '#3f6a8a') + person(84, '#5a7d4f') + box(65, 56) + box(96, 66) + box(96, 55),
};
