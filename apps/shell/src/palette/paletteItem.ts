import type { TextDescriptor } from '@hondana/shared/language/texts';
import type { IconShape } from '@hondana/shared/ui/icons';
import { msg } from '@lingui/core/macro';

/** In display order. Series arrive late and must not shift the rest, so they are last. */
export const paletteGroups = ['recent', 'places', 'actions', 'commands', 'settings', 'series'] as const;

export type PaletteGroup = (typeof paletteGroups)[number];

export const groupNames: Readonly<Record<PaletteGroup, TextDescriptor>> = {
  recent: msg`Recent`,
  places: msg`Go to`,
  actions: msg`Actions`,
  commands: msg`Commands`,
  settings: msg`Settings`,
  series: msg`Series`,
};

export interface PaletteItem {
  /** Stable across visits: recent items are found by it. */
  readonly id: string;
  readonly group: PaletteGroup;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly words?: string | undefined;
  readonly icon: IconShape;
  /** Below the base path; undefined for actions. */
  readonly path?: string;
  readonly run: () => void;
}

export function matching(items: readonly PaletteItem[], text: string): readonly PaletteItem[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ label, detail = '', words: more = '' }) => {
    const all = `${label} ${detail} ${more}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
