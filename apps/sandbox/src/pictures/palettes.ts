import list from './palettes.json' with { type: 'json' };

/** Sky, light, and foreground from far to near. */
export interface Palette {
  readonly sky: { readonly top: string; readonly middle: string; readonly bottom: string };
  readonly light: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly accent: string;
}

export const palettes: readonly Palette[] = list;
