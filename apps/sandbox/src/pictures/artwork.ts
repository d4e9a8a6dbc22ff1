import sharp from 'sharp';
import { hash, pickBy, Random } from '../generate/random.ts';
import { bust, lettering, silhouette } from './figures.ts';
import { type Palette, palettes } from './palettes.ts';
import { type Canvas, sceneries, sun, weather } from './scenery.ts';

export type Motif = 'poster' | 'backdrop' | 'thumbnail' | 'portrait' | 'logo';

const motifSizes: Record<Motif, Canvas> = {
  poster: { width: 460, height: 650 },
  backdrop: { width: 1280, height: 720 },
  thumbnail: { width: 400, height: 225 },
  portrait: { width: 300, height: 400 },
  logo: { width: 500, height: 180 },
};

export const motifCounts: Record<Motif, number> = {
  poster: 220,
  backdrop: 60,
  thumbnail: 40,
  portrait: 80,
  logo: 30,
};

function sky({ width, height }: Canvas, palette: Palette): string {
  const { top, middle, bottom } = palette.sky;
  return `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><linearGradient id="v" x1="0" y1="0" x2="0" y2="1"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#s)"/>`;
}

function scene(canvas: Canvas, palette: Palette, random: Random, variant: number): string {
  const draw = pickBy(sceneries, variant);
  return (
    sky(canvas, palette) +
    sun(canvas, palette, random) +
    weather(canvas, palette, random) +
    draw(canvas, palette, random)
  );
}

function poster(canvas: Canvas, palette: Palette, random: Random, variant: number): string {
  const { width, height } = canvas;
  let svg = scene(canvas, palette, random, variant);
  const cast = random.weighted<'one' | 'several' | 'face' | 'none'>([
    ['one', 34],
    ['several', 24],
    ['face', 20],
    ['none', 12],
  ]);
  if (cast === 'one') {
    svg += silhouette(
      width * (0.3 + random.next() * 0.4),
      height * 0.97,
      height * (0.42 + random.next() * 0.2),
      palette.near,
      random,
    );
  } else if (cast === 'several') {
    const count = random.between(2, 5);
    for (let i = 0; i < count; i += 1) {
      svg += silhouette(
        width * ((i + 0.7) / (count + 0.4)),
        height * (0.95 + random.next() * 0.04),
        height * (0.26 + random.next() * 0.16),
        palette.near,
        random,
      );
    }
  } else if (cast === 'face') {
    svg += bust(
      width * (0.4 + random.next() * 0.2),
      height * (0.5 + random.next() * 0.08),
      width * (0.62 + random.next() * 0.22),
      palette,
      random,
    );
  }
  svg += `<rect width="${width}" height="${height}" fill="url(#v)"/>`;
  const count = random.between(2, 5);
  if (random.chance(0.5)) {
    const size = Math.min(64, (width * 0.86) / (count * 1.16));
    svg += lettering((width - size * 1.16 * count) / 2, height * 0.84, size, count, false, '#fff', random);
    svg += `<rect x="${(width * 0.3).toFixed(0)}" y="${(height * 0.955).toFixed(0)}" width="${(width * 0.4).toFixed(0)}" height="3" fill="${palette.accent}"/>`;
  } else {
    const size = 52;
    const x = random.chance(0.5) ? width - size - 26 : 26;
    svg += `<rect x="${x - 10}" y="28" width="${size + 20}" height="${count * size * 1.16 + 24}" fill="${palette.near}" opacity=".55"/>`;
    svg += lettering(x, 42, size, count, true, '#fff', random);
  }
  return svg;
}

function draw(motif: Motif, canvas: Canvas, palette: Palette, random: Random, variant: number): string {
  const { width, height } = canvas;
  if (motif === 'poster') return poster(canvas, palette, random, variant);
  if (motif === 'portrait') {
    return (
      sky(canvas, palette) +
      weather(canvas, palette, random) +
      bust(width / 2, height * 0.47, width * 0.72, palette, random)
    );
  }
  if (motif === 'logo') {
    const count = random.between(3, 6);
    const size = Math.min(110, 460 / (count * 1.16));
    return lettering(
      (width - size * 1.16 * count) / 2,
      (height - size) / 2,
      size,
      count,
      false,
      pickBy(['#fff', palette.light, palette.accent], variant),
      random,
    );
  }
  let svg = scene(canvas, palette, random, variant);
  const count = random.between(0, 4);
  for (let i = 0; i < count; i += 1) {
    svg += silhouette(
      width * (0.1 + random.next() * 0.8),
      height * (0.95 + random.next() * 0.04),
      height * (0.4 + random.next() * 0.2),
      palette.near,
      random,
    );
  }
  return `${svg}<rect width="${width}" height="${height}" fill="url(#v)"/>`;
}

/** Film grain: without it, a drawing has fewer bytes than a photo and looks flat. */
async function grain({ width, height }: Canvas, seed: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4);
  let state = (seed | 1) >>> 0;
  for (let i = 0; i < pixels.length; i += 4) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const value = (state >>> 0) % 256;
    pixels[i] = value;
    pixels[i + 1] = value;
    pixels[i + 2] = value;
    pixels[i + 3] = 18;
  }
  return pixels;
}

/** The same number gives the same image. */
export async function drawPicture(motif: Motif, variant: number): Promise<Buffer> {
  const canvas = motifSizes[motif];
  const { width, height } = canvas;
  const random = new Random(hash(variant, motif.length, 901));
  const palette = pickBy(palettes, hash(variant, motif.length, 902));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${draw(motif, canvas, palette, random, variant)}</svg>`;
  const image = sharp(Buffer.from(svg));
  if (motif === 'logo') return image.png({ compressionLevel: 9 }).toBuffer();
  const noise = await grain(canvas, hash(variant, 903));
  const pixels = await image
    .flatten()
    .composite([{ input: noise, raw: { width, height, channels: 4 } }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encode = (quality: number) => sharp(pixels.data, { raw: pixels.info }).jpeg({ quality }).toBuffer();
  if (motif !== 'poster') return encode(78);
  // The reference's posters have 35 to 70 kB; lower quality keeps these in that range.
  let picture = await encode(80);
  for (let quality = 72; picture.length > 69000 && quality > 30; quality -= 8)
    picture = await encode(quality);
  for (let quality = 86; picture.length < 36000 && quality <= 98; quality += 4)
    picture = await encode(quality);
  return picture;
}
