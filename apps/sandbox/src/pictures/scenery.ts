import type { Random } from '../generate/random.ts';
import type { Palette } from './palettes.ts';

export interface Canvas {
  readonly width: number;
  readonly height: number;
}

const n = (value: number) => value.toFixed(1);

/** A skyline ending in the bottom corners; `points` are heights from left to right. */
function ridge(
  { width, height }: Canvas,
  points: readonly number[],
  colour: string,
  smooth: boolean,
): string {
  const step = width / (points.length - 1);
  let path = `M0,${height}L0,${n(points[0] ?? height)}`;
  for (let i = 1; i < points.length; i += 1) {
    const x = i * step;
    const y = points[i] ?? height;
    const before = points[i - 1] ?? height;
    path += smooth
      ? `C${n(x - step / 2)},${n(before)} ${n(x - step / 2)},${n(y)} ${n(x)},${n(y)}`
      : `L${n(x)},${n(y)}`;
  }
  return `<path d="${path}L${width},${height}Z" fill="${colour}"/>`;
}

function heights(random: Random, count: number, base: number, spread: number): number[] {
  return Array.from({ length: count }, () => base - random.next() * spread);
}

function mountains(canvas: Canvas, palette: Palette, random: Random): string {
  const h = canvas.height;
  return (
    ridge(canvas, heights(random, 6, h * 0.66, h * 0.22), palette.far, false) +
    ridge(canvas, heights(random, 8, h * 0.78, h * 0.16), palette.middle, false) +
    ridge(canvas, heights(random, 5, h * 0.93, h * 0.1), palette.near, true)
  );
}

function hills(canvas: Canvas, palette: Palette, random: Random): string {
  const h = canvas.height;
  return (
    ridge(canvas, heights(random, 4, h * 0.72, h * 0.1), palette.far, true) +
    ridge(canvas, heights(random, 4, h * 0.82, h * 0.1), palette.middle, true) +
    ridge(canvas, heights(random, 3, h * 0.94, h * 0.08), palette.near, true)
  );
}

function tower(
  x: number,
  top: number,
  width: number,
  bottom: number,
  palette: Palette,
  colour: string,
  random: Random,
): string {
  let svg = `<rect x="${n(x)}" y="${n(top)}" width="${n(width)}" height="${n(bottom - top)}" fill="${colour}"/>`;
  if (random.chance(0.3))
    svg += `<rect x="${n(x + width / 2 - 1)}" y="${n(top - 26)}" width="2" height="26" fill="${colour}"/>`;
  for (let wy = top + 8; wy < bottom - 12; wy += 14) {
    for (let wx = x + 5; wx < x + width - 8; wx += 11) {
      if (random.chance(0.33))
        svg += `<rect x="${n(wx)}" y="${n(wy)}" width="5" height="7" fill="${palette.light}" opacity="${n(0.3 + random.next() * 0.6)}"/>`;
    }
  }
  return svg;
}

function city(canvas: Canvas, palette: Palette, random: Random): string {
  const { width, height } = canvas;
  let svg = '';
  for (const [colour, base, spread] of [
    [palette.far, 0.62, 0.22],
    [palette.middle, 0.74, 0.2],
    [palette.near, 0.88, 0.14],
  ] as const) {
    for (let x = -20; x < width; ) {
      const w = random.between(26, 70);
      svg += tower(x, height * (base - random.next() * spread), w, height, palette, colour, random);
      x += w + random.between(0, 10);
    }
  }
  return svg;
}

function tree(x: number, y: number, size: number, colour: string): string {
  let svg = `<rect x="${n(x - size * 0.05)}" y="${n(y - size * 0.3)}" width="${n(size * 0.1)}" height="${n(size * 0.35)}" fill="${colour}"/>`;
  for (let i = 0; i < 4; i += 1) {
    const w = size * (0.5 - i * 0.1);
    const top = y - size * (0.55 + i * 0.2);
    svg += `<path d="M${n(x)},${n(top)}L${n(x + w / 1.3)},${n(top + size * 0.36)}L${n(x - w / 1.3)},${n(top + size * 0.36)}Z" fill="${colour}"/>`;
  }
  return svg;
}

function forest(canvas: Canvas, palette: Palette, random: Random): string {
  const { width, height } = canvas;
  let svg = ridge(canvas, heights(random, 4, height * 0.68, height * 0.08), palette.far, true);
  for (const [colour, base, size] of [
    [palette.far, 0.74, 0.2],
    [palette.middle, 0.84, 0.28],
    [palette.near, 1, 0.36],
  ] as const) {
    for (let x = -10; x < width + 30; x += random.between(26, 60)) {
      svg += tree(
        x,
        height * base + random.between(-8, 14),
        height * size * (0.6 + random.next() * 0.5),
        colour,
      );
    }
    svg += `<rect x="0" y="${n(height * base)}" width="${width}" height="${n(height * (1 - base))}" fill="${colour}"/>`;
  }
  return svg;
}

function sea(canvas: Canvas, palette: Palette, random: Random): string {
  const { width, height } = canvas;
  const horizon = height * (0.58 + random.next() * 0.1);
  let svg = `<rect x="0" y="${n(horizon)}" width="${width}" height="${n(height - horizon)}" fill="${palette.middle}"/>`;
  for (let y = horizon + 4; y < height; y += 6 + (y - horizon) * 0.06) {
    for (let i = 0; i < 5; i += 1) {
      const w = random.between(20, 130);
      const x = random.between(-40, width);
      svg += `<rect x="${x}" y="${n(y)}" width="${w}" height="${n(1 + (y - horizon) * 0.012)}" rx="2" fill="${random.chance(0.5) ? palette.light : palette.far}" opacity="${n(0.15 + random.next() * 0.45)}"/>`;
    }
  }
  return svg + ridge(canvas, heights(random, 3, height * 0.97, height * 0.07), palette.near, true);
}

function torii(canvas: Canvas, palette: Palette, random: Random): string {
  const { width, height } = canvas;
  const w = width * (0.5 + random.next() * 0.2);
  const x = (width - w) / 2;
  const top = height * 0.48;
  const foot = height * 0.9;
  const colour = palette.accent;
  return (
    hills(canvas, palette, random) +
    `<path d="M${n(x - w * 0.14)},${n(top)}Q${n(width / 2)},${n(top + 22)} ${n(x + w * 1.14)},${n(top)}L${n(x + w * 1.1)},${n(top + 24)}Q${n(width / 2)},${n(top + 42)} ${n(x - w * 0.1)},${n(top + 24)}Z" fill="${colour}"/>` +
    `<rect x="${n(x - 6)}" y="${n(top + 66)}" width="${n(w + 12)}" height="15" fill="${colour}"/>` +
    `<path d="M${n(x + 14)},${n(top + 24)}h20L${n(x + 26)},${n(foot)}h-26Z M${n(x + w - 34)},${n(top + 24)}h20L${n(x + w)},${n(foot)}h-26Z" fill="${colour}"/>` +
    ridge(canvas, heights(random, 3, height * 0.95, height * 0.05), palette.near, true)
  );
}

function orbits(canvas: Canvas, palette: Palette, random: Random): string {
  const { width, height } = canvas;
  const x = width * (0.3 + random.next() * 0.4);
  const y = height * (0.35 + random.next() * 0.2);
  let svg = '';
  for (let i = 0; i < 9; i += 1) {
    const r = height * (0.12 + i * 0.055);
    svg += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${i % 2 === 0 ? palette.light : palette.accent}" stroke-width="${random.between(1, 4)}" opacity="${n(0.2 + random.next() * 0.4)}"/>`;
    const angle = random.next() * Math.PI * 2;
    svg += `<circle cx="${n(x + Math.cos(angle) * r)}" cy="${n(y + Math.sin(angle) * r)}" r="${random.between(3, 14)}" fill="${random.chance(0.5) ? palette.accent : palette.light}"/>`;
  }
  return svg + ridge(canvas, heights(random, 5, height * 0.9, height * 0.1), palette.near, true);
}

function shards(canvas: Canvas, palette: Palette, random: Random): string {
  const { width, height } = canvas;
  const colours = [palette.far, palette.middle, palette.near, palette.accent, palette.light];
  const cx = width * (0.25 + random.next() * 0.5);
  const cy = height * (0.3 + random.next() * 0.3);
  let svg = '';
  for (let i = 0; i < 26; i += 1) {
    const angle = (i / 26) * Math.PI * 2 + random.next() * 0.2;
    const reach = height * (0.4 + random.next() * 0.9);
    const spread = 0.03 + random.next() * 0.12;
    svg += `<path d="M${n(cx)},${n(cy)}L${n(cx + Math.cos(angle - spread) * reach)},${n(cy + Math.sin(angle - spread) * reach)}L${n(cx + Math.cos(angle + spread) * reach)},${n(cy + Math.sin(angle + spread) * reach)}Z" fill="${random.pick(colours)}" opacity="${n(0.15 + random.next() * 0.5)}"/>`;
  }
  return svg + ridge(canvas, heights(random, 7, height * 0.93, height * 0.12), palette.near, false);
}

/** Stars, petals, rain or snow. */
export function weather({ width, height }: Canvas, palette: Palette, random: Random): string {
  const kind = random.between(0, 3);
  const count = kind === 2 ? 90 : 70;
  let svg = '';
  for (let i = 0; i < count; i += 1) {
    const x = random.next() * width;
    const y = random.next() * height * (kind === 0 ? 0.6 : 1);
    if (kind === 0)
      svg += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(0.5 + random.next() * 1.8)}" fill="${palette.light}" opacity="${n(0.3 + random.next() * 0.7)}"/>`;
    else if (kind === 1)
      svg += `<path d="M${n(x)},${n(y)}q6,-8 11,0q-5,7 -11,0Z" transform="rotate(${random.between(0, 360)} ${n(x)} ${n(y)})" fill="${palette.accent}" opacity="${n(0.35 + random.next() * 0.6)}"/>`;
    else if (kind === 2)
      svg += `<path d="M${n(x)},${n(y)}l-5,${random.between(14, 34)}" stroke="${palette.light}" stroke-width="1.2" opacity="${n(0.15 + random.next() * 0.35)}"/>`;
    else
      svg += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(1 + random.next() * 3.5)}" fill="${palette.light}" opacity="${n(0.25 + random.next() * 0.5)}"/>`;
  }
  return svg;
}

export function sun({ width, height }: Canvas, palette: Palette, random: Random): string {
  const x = width * (0.2 + random.next() * 0.6);
  const y = height * (0.16 + random.next() * 0.28);
  const r = Math.min(width, height) * (0.12 + random.next() * 0.2);
  const ring = random.chance(0.3)
    ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 1.25)}" fill="none" stroke="${palette.light}" stroke-width="2" opacity="0.6"/>`
    : '';
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 2.1)}" fill="${palette.light}" opacity="0.13"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${palette.light}" opacity="0.92"/>${ring}`;
}

export const sceneries = [mountains, hills, city, forest, sea, torii, orbits, shards] as const;
