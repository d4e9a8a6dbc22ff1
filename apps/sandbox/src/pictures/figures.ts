import type { Random } from '../generate/random.ts';
import type { Palette } from './palettes.ts';

const n = (value: number) => value.toFixed(1);

const skins = ['#f6d7c3', '#efc4a8', '#e2ad8c', '#c98f6b', '#8f5f45'];
const hairs = [
  '#2b2230',
  '#4a2f27',
  '#7a4a2b',
  '#c9a15a',
  '#e9d7b0',
  '#b64b5a',
  '#5a6fb0',
  '#3f8a86',
  '#8d6bb8',
  '#d9dde8',
];

/** Seen from behind or in the dark, feet at x and y. */
export function silhouette(x: number, y: number, height: number, colour: string, random: Random): string {
  const u = height / 100;
  const at = (dx: number, dy: number) => `${n(x + dx * u)},${n(y - dy * u)}`;
  const hair = random.pick([
    `M${at(-10, 88)}Q${at(-12, 104)} ${at(0, 104)}Q${at(12, 104)} ${at(10, 88)}L${at(13, 62)}Q${at(0, 70)} ${at(-13, 62)}Z`,
    `M${at(-10, 86)}Q${at(-11, 104)} ${at(0, 104)}Q${at(11, 104)} ${at(10, 86)}L${at(7, 82)}L${at(-7, 82)}Z`,
    `M${at(-9, 86)}L${at(-14, 98)}L${at(-6, 97)}L${at(-4, 107)}L${at(2, 99)}L${at(9, 106)}L${at(9, 97)}L${at(15, 94)}L${at(9, 86)}Z`,
    `M${at(-10, 86)}Q${at(-12, 104)} ${at(0, 104)}Q${at(12, 104)} ${at(10, 88)}L${at(9, 84)}L${at(26, 60)}L${at(17, 56)}L${at(6, 82)}Z`,
  ]);
  const coat = random.pick([
    `M${at(-7, 78)}L${at(7, 78)}L${at(15, 70)}L${at(19, 38)}L${at(14, 37)}L${at(12, 52)}L${at(17, 28)}L${at(-17, 28)}L${at(-12, 52)}L${at(-14, 37)}L${at(-19, 38)}L${at(-15, 70)}Z`,
    `M${at(-7, 78)}L${at(7, 78)}L${at(14, 72)}L${at(17, 42)}L${at(12, 42)}L${at(10, 56)}L${at(10, 40)}L${at(-10, 40)}L${at(-10, 56)}L${at(-12, 42)}L${at(-17, 42)}L${at(-14, 72)}Z`,
    `M${at(-7, 78)}L${at(7, 78)}L${at(15, 72)}L${at(30, 30)}L${at(22, 22)}L${at(-6, 26)}L${at(-14, 30)}L${at(-17, 42)}L${at(-14, 72)}Z`,
  ]);
  const legs = `M${at(-9, 42)}L${at(-2, 42)}L${at(-3, 0)}L${at(-9, 0)}Z M${at(9, 42)}L${at(2, 42)}L${at(3, 0)}L${at(9, 0)}Z`;
  const sword = random.chance(0.2)
    ? `<path d="M${at(-22, 60)}L${at(28, 20)}" stroke="${colour}" stroke-width="${n(2.4 * u)}"/>`
    : '';
  const head = `<path d="${hair}" fill="${colour}"/><ellipse cx="${n(x)}" cy="${n(y - 90 * u)}" rx="${n(9 * u)}" ry="${n(11 * u)}" fill="${colour}"/>`;
  const neck = `${n(x)} ${n(y - 80 * u)}`;
  const smaller = `translate(${neck}) scale(.72) translate(${n(-x)} ${n(-(y - 78 * u))})`;
  return `${sword}<path d="${coat}${legs}" fill="${colour}"/><g transform="${smaller}">${head}</g>`;
}

/** Head and shoulders; x and y are the middle of the face. */
export function bust(x: number, y: number, size: number, palette: Palette, random: Random): string {
  const u = size / 100;
  const at = (dx: number, dy: number) => `${n(x + dx * u)},${n(y + dy * u)}`;
  const skin = random.pick(skins);
  const hair = random.pick(hairs);
  const eyes = random.pick([palette.accent, '#3b5b8c', '#5b7f4b', '#7a4b8c', '#8c5a2b']);
  const clothes = random.pick([palette.near, palette.accent, '#f2f2f5', palette.middle]);
  const long = random.chance(0.5);
  const back = long
    ? `<path d="M${at(-52, -18)}Q${at(-58, -76)} ${at(0, -78)}Q${at(58, -76)} ${at(52, -18)}L${at(64, 112)}L${at(-64, 112)}Z" fill="${hair}"/>`
    : `<path d="M${at(-50, 0)}Q${at(-58, -74)} ${at(0, -76)}Q${at(58, -74)} ${at(50, 0)}L${at(40, 34)}L${at(-40, 34)}Z" fill="${hair}"/>`;
  const body = `<path d="M${at(-22, 52)}L${at(22, 52)}L${at(34, 66)}Q${at(84, 78)} ${at(92, 150)}L${at(-92, 150)}Q${at(-84, 78)} ${at(-34, 66)}Z" fill="${clothes}"/><path d="M${at(-15, 30)}L${at(15, 30)}L${at(18, 58)}Q${at(0, 78)} ${at(-18, 58)}Z" fill="${skin}"/><path d="M${at(-16, 40)}Q${at(0, 56)} ${at(16, 40)}L${at(15, 30)}L${at(-15, 30)}Z" fill="#000" opacity="0.13"/>`;
  const face = `<path d="M${at(-40, -16)}Q${at(-42, 22)} ${at(-18, 38)}Q${at(0, 52)} ${at(18, 38)}Q${at(42, 22)} ${at(40, -16)}Q${at(36, -56)} ${at(0, -56)}Q${at(-36, -56)} ${at(-40, -16)}Z" fill="${skin}"/>`;
  const eye = (side: number) =>
    `<ellipse cx="${n(x + side * 17 * u)}" cy="${n(y + 4 * u)}" rx="${n(7.5 * u)}" ry="${n(9.5 * u)}" fill="#fff"/><ellipse cx="${n(x + side * 17 * u)}" cy="${n(y + 5 * u)}" rx="${n(5.4 * u)}" ry="${n(8.4 * u)}" fill="${eyes}"/><ellipse cx="${n(x + side * 17 * u)}" cy="${n(y + 6 * u)}" rx="${n(2.6 * u)}" ry="${n(4.6 * u)}" fill="#1a1420"/><circle cx="${n(x + (side * 17 - 2) * u)}" cy="${n(y + 1 * u)}" r="${n(2 * u)}" fill="#fff"/><path d="M${at(side * 17 - 9, -4)}Q${at(side * 17, -10)} ${at(side * 17 + 9, -4)}" stroke="#1a1420" stroke-width="${n(2.6 * u)}" fill="none" stroke-linecap="round"/><path d="M${at(side * 17 - 8, -15)}Q${at(side * 17, -19)} ${at(side * 17 + 8, -15)}" stroke="${hair}" stroke-width="${n(2.2 * u)}" fill="none"/>`;
  const mouth = random.pick([
    `<path d="M${at(-6, 29)}Q${at(0, 34)} ${at(6, 29)}" stroke="#7c3a3a" stroke-width="${n(1.8 * u)}" fill="none" stroke-linecap="round"/>`,
    `<path d="M${at(-5, 30)}L${at(5, 30)}" stroke="#7c3a3a" stroke-width="${n(1.8 * u)}" stroke-linecap="round"/>`,
    `<path d="M${at(-7, 27)}Q${at(0, 41)} ${at(7, 27)}Z" fill="#a24a4a"/>`,
  ]);
  const nose = `<path d="M${at(0, 15)}L${at(-2, 20)}" stroke="#000" stroke-opacity="0.25" stroke-width="${n(1.6 * u)}" stroke-linecap="round"/>`;
  const fringe = random.pick([
    `M${at(-46, 6)}Q${at(-50, -70)} ${at(0, -72)}Q${at(50, -70)} ${at(46, 6)}Q${at(38, -22)} ${at(26, -30)}L${at(20, -12)}L${at(8, -32)}L${at(-4, -10)}L${at(-16, -32)}L${at(-26, -8)}Q${at(-38, -18)} ${at(-46, 6)}Z`,
    `M${at(-46, 10)}Q${at(-52, -72)} ${at(2, -72)}Q${at(52, -68)} ${at(46, 10)}Q${at(40, -26)} ${at(10, -40)}Q${at(-24, -30)} ${at(-46, 10)}Z`,
    `M${at(-46, 12)}L${at(-54, -34)}L${at(-40, -54)}L${at(-34, -80)}L${at(-12, -70)}L${at(6, -88)}L${at(18, -70)}L${at(42, -76)}L${at(44, -46)}L${at(56, -30)}L${at(46, 10)}L${at(34, -22)}L${at(22, -10)}L${at(10, -30)}L${at(-6, -12)}L${at(-18, -32)}L${at(-32, -10)}Z`,
  ]);
  const extras = random.between(0, 6);
  const extra =
    extras === 0
      ? `<g fill="none" stroke="#222" stroke-width="${n(2 * u)}"><circle cx="${n(x - 17 * u)}" cy="${n(y + 5 * u)}" r="${n(13 * u)}"/><circle cx="${n(x + 17 * u)}" cy="${n(y + 5 * u)}" r="${n(13 * u)}"/><path d="M${at(-4, 4)}L${at(4, 4)}"/></g>`
      : extras === 1
        ? `<path d="M${at(-44, -52)}L${at(-40, -96)}L${at(-14, -68)}Z M${at(44, -52)}L${at(40, -96)}L${at(14, -68)}Z" fill="${hair}"/>`
        : extras === 2
          ? `<path d="M${at(30, -56)}q14,-18 22,-4q2,14 -22,4q-18,12 -18,-2q4,-14 18,2Z" fill="${palette.accent}"/>`
          : '';
  return `${back}${body}${face}${eye(-1)}${eye(1)}${nose}${mouth}<path d="${fringe}" fill="${hair}"/><path d="${fringe}" fill="#fff" opacity="0.08"/>${extra}`;
}

/** Strokes that look like the characters of a title; needs no font and says nothing. */
export function lettering(
  x: number,
  y: number,
  size: number,
  count: number,
  vertical: boolean,
  colour: string,
  random: Random,
): string {
  let svg = '';
  const w = size * 0.11;
  for (let i = 0; i < count; i += 1) {
    const ox = x + (vertical ? 0 : i * size * 1.16);
    const oy = y + (vertical ? i * size * 1.16 : 0);
    const bars = random.between(2, 3);
    for (let bar = 0; bar < bars; bar += 1) {
      const by = oy + ((bar + 0.5) / bars) * size;
      const inset = random.next() * size * 0.2;
      svg += `<rect x="${n(ox + inset)}" y="${n(by - w / 2)}" width="${n(size - inset * 2)}" height="${n(w)}" rx="${n(w / 4)}"/>`;
    }
    const posts = random.between(1, 2);
    for (let post = 0; post < posts; post += 1) {
      const px = ox + ((post + 0.5) / posts) * size + (random.next() - 0.5) * size * 0.15;
      svg += `<rect x="${n(px - w / 2)}" y="${n(oy + random.next() * size * 0.15)}" width="${n(w)}" height="${n(size * (0.7 + random.next() * 0.25))}" rx="${n(w / 4)}"/>`;
    }
    if (random.chance(0.6)) {
      const side = random.chance(0.5) ? 1 : -1;
      const sx = ox + size / 2;
      svg += `<path d="M${n(sx)},${n(oy + size * 0.4)}Q${n(sx + side * size * 0.1)},${n(oy + size * 0.8)} ${n(sx + side * size * 0.5)},${n(oy + size)}" stroke="${colour}" stroke-width="${n(w)}" fill="none" stroke-linecap="round"/>`;
    }
  }
  return `<g fill="${colour}">${svg}</g>`;
}
