import type { IconShape } from '@hondana/shared/ui/icons';

/** Headings of the palette, in their order. Series come later than the rest and must not push it about. */
export const paletteGroups = ['Recent', 'Go to', 'Actions', 'Commands', 'Settings', 'Series'] as const;

export type PaletteGroup = (typeof paletteGroups)[number];

/** One line of the palette. */
export interface PaletteItem {
  /** The same at every visit: what was used lately is found by it. */
  readonly id: string;
  readonly group: PaletteGroup;
  readonly label: string;
  readonly detail?: string | undefined;
  /** More words by which it is found. */
  readonly words?: string | undefined;
  readonly icon: IconShape;
  /** Where it leads, below the base path; an action has none. */
  readonly path?: string;
  readonly run: () => void;
}

/** The items whose label, detail or further words hold every word of a text. */
export function matching(items: readonly PaletteItem[], text: string): readonly PaletteItem[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ label, detail = '', words: more = '' }) => {
    const all = `${label} ${detail} ${more}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
