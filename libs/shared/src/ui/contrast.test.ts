import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Red, green, blue in 0–255 and alpha in 0–1. */
type Colour = readonly [number, number, number, number];

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll(
  /\/\*[\s\S]*?\*\//g,
  '',
);

/** Collected from every innermost block with `selector` in its selector list; later ones win. */
function declarations(selector: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((one) => one.trim() === selector)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):([^;]+);/g)) {
      found.set(name, value.trim().replaceAll(/\s+/g, ' '));
    }
  }
  return found;
}

function splitArguments(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '(') depth++;
    else if (text[index] === ')') depth--;
    else if (text[index] === ',' && depth === 0) {
      parts.push(text.slice(start, index).trim());
      start = index + 1;
    }
  }
  parts.push(text.slice(start).trim());
  return parts;
}

function mix(first: Colour, share: number, second: Colour): Colour {
  const alpha = first[3] * share + second[3] * (1 - share);
  const channel = (at: 0 | 1 | 2) =>
    alpha === 0 ? 0 : (first[at] * first[3] * share + second[at] * second[3] * (1 - share)) / alpha;
  return [channel(0), channel(1), channel(2), alpha];
}

class Theme {
  readonly tokens: Map<string, string>;
  readonly scheme: 'light' | 'dark';

  constructor(selector: string, scheme: 'light' | 'dark') {
    this.tokens = new Map([...declarations('body'), ...declarations(selector)]);
    this.scheme = scheme;
  }

  substitute(text: string): string {
    const replaced = text.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const value = this.tokens.get(name);
      if (value === undefined) throw new Error(`${name} is not set`);
      return value;
    });
    return replaced === text ? text : this.substitute(replaced);
  }

  colour(text: string): Colour {
    const value = this.substitute(text);
    if (value === 'transparent') return [0, 0, 0, 0];
    const hex = /^#([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(value);
    if (hex) {
      const number = Number.parseInt(hex[1] ?? '', 16);
      const alpha = hex[2] === undefined ? 1 : Number.parseInt(hex[2], 16) / 255;
      return [(number >> 16) & 255, (number >> 8) & 255, number & 255, alpha];
    }
    const call = /^([\w-]+)\((.*)\)$/.exec(value);
    const inside = splitArguments(call?.[2] ?? '');
    if (call?.[1] === 'light-dark') return this.colour(inside[this.scheme === 'light' ? 0 : 1] ?? '');
    if (call?.[1] === 'color-mix' && inside[0] === 'in srgb') {
      const first = /^(.*?) ([\d.]+)%$/.exec(inside[1] ?? '');
      return mix(this.colour(first?.[1] ?? ''), Number(first?.[2]) / 100, this.colour(inside[2] ?? ''));
    }
    throw new Error(`Not a colour that this test can read: ${value}`);
  }
}

function over(top: Colour, bottom: Colour): Colour {
  const channel = (at: 0 | 1 | 2) => top[at] * top[3] + bottom[at] * (1 - top[3]);
  return [channel(0), channel(1), channel(2), 1];
}

function luminance(colour: Colour): number {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);
}

function contrast(first: Colour, second: Colour): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const grounds = [
  '--color-page',
  '--color-surface',
  '--color-surface-alt',
  '--color-surface-raised',
  '--color-table-header',
] as const;
const texts = [
  '--color-text',
  '--color-text-strong',
  '--color-text-muted',
  '--color-accent',
  '--color-success',
  '--color-warning',
  '--color-danger',
  '--color-other',
  '--color-tag',
] as const;
const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'other'] as const;

/** Backgrounds are painted bottom up; 4.5 for text, 3 for icons and borders. */
type Pair = readonly [foreground: string, background: readonly string[], least: 4.5 | 3];

const pairs: Pair[] = [
  ...grounds.flatMap((ground) => texts.map((text): Pair => [text, [ground], 4.5])),
  ...grounds.flatMap((ground): Pair[] => [
    ['--color-text', [ground, '--color-pressed'], 4.5],
    ['--color-text-muted', [ground, '--color-hover'], 4.5],
    ['--color-accent', [ground, '--color-hover'], 4.5],
    ['--color-danger', [ground, '--color-hover'], 4.5],
    ['--color-text', [ground, '--color-skeleton'], 4.5],
    ['--color-border-strong', [ground], 3],
    ['--color-focus', [ground], 3],
    ['--color-icon', [ground], 3],
    ['--color-icon-accent', [ground], 3],
    ['--color-icon-success', [ground], 3],
    ['--color-icon-warning', [ground], 3],
    ['--color-icon-danger', [ground], 3],
  ]),
  ...tones.flatMap((tone): Pair[] => [
    [`--color-${tone}-on-tint`, [`--color-${tone}-tint`], 4.5],
    ['--color-text', [`--color-${tone}-tint`], 4.5],
    ['--color-text-strong', [`--color-${tone}-tint`], 4.5],
  ]),
  ['--color-text', ['--color-input'], 4.5],
  ['--color-text-muted', ['--color-input'], 4.5],
  ['--color-border-strong', ['--color-input'], 3],
  ['--color-text', ['--color-selected'], 4.5],
  ['--color-text-muted', ['--color-selected'], 4.5],
  ['--color-text-strong', ['--color-selection'], 4.5],
  ['--color-text', ['--panel-background-poster-overlay'], 4.5],
  ['--panel-menu-item-text', ['--panel-menu-item-background'], 4.5],
  ['--panel-menu-item-text', ['--panel-menu-item-background-hover'], 4.5],
  ['--color-danger', ['--panel-menu-item-background'], 4.5],
  ['--color-danger', ['--panel-menu-item-background-hover'], 4.5],
  ['--color-text-muted', ['--panel-menu-item-background'], 4.5],
  ['--color-text-muted', ['--panel-menu-item-background-hover'], 4.5],
  ['--panel-toggle-text', ['--panel-toggle-background'], 4.5],
  ['--panel-toggle-text', ['--panel-toggle-background-hover'], 4.5],
  ['--panel-toggle-text-alt', ['--panel-toggle-background-alt'], 4.5],
  ['--panel-toggle-background-alt', ['--color-surface'], 3],
  ['--header-text', ['--header-background'], 4.5],
  ['--header-text-important', ['--header-background'], 4.5],
  ['--header-icon', ['--header-background'], 3],
  ['--header-icon-primary', ['--header-background'], 3],
  ['--header-user-text', ['--header-user-background'], 4.5],
  ['--topnav-text', ['--topnav-background'], 4.5],
  ['--topnav-text-primary', ['--topnav-background'], 4.5],
  ['--topnav-icon', ['--topnav-background'], 3],
  ['--topnav-icon-important', ['--topnav-background'], 3],
  ['--topnav-icon-primary', ['--topnav-background'], 3],
  // Warnings in the top bar are text and buttons.
  ['--topnav-icon-warning', ['--topnav-background'], 4.5],
  ['--topnav-icon-warning', ['--header-background'], 4.5],
  ['--topnav-icon-warning', ['--header-background', '--color-hover'], 4.5],
  ['--slider-color', ['--color-surface'], 3],
  ...(['primary', 'secondary', 'danger'] as const).flatMap((kind): Pair[] => [
    [`--button-${kind}-text`, [`--button-${kind}`], 4.5],
    [`--button-${kind}-text`, [`--button-${kind}-hover`], 4.5],
  ]),
];

const themes = [
  ['Shoko Gray', new Theme('.theme-shoko-gray', 'dark'), 1],
  ['Hondana Light', new Theme('.theme-hondana-light', 'light'), 1],
  ['High Contrast', new Theme('.theme-hondana-contrast', 'dark'), 1.5],
] as const;

describe.each(themes)('%s', (_, theme, factor) => {
  test('has enough contrast in every pair of colours in use', () => {
    const tooFaint = pairs.flatMap(([foreground, background, least]) => {
      const ground = background
        .map((name) => theme.colour(`var(${name})`))
        .reduce((bottom, top) => over(top, bottom), theme.colour('var(--color-surface)'));
      const ratio = contrast(over(theme.colour(`var(${foreground})`), ground), ground);
      const needed = least === 4.5 ? least * factor : least;
      return ratio < needed ? [`${foreground} on ${background.join(' + ')}: ${ratio.toFixed(2)}`] : [];
    });
    expect(tooFaint).toEqual([]);
  });

  test('has a value for every variable that a server theme may set', () => {
    const names = readFileSync(new URL('./themeVariables.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    expect(names.length).toBe(72);
    expect(names.filter((name) => !theme.tokens.has(name))).toEqual([]);
  });
});
