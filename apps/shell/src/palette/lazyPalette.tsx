import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { useEffect } from 'react';
import type { PartProps } from '../parts/partProps.ts';
import { bufferTypedKeys } from './typedAhead.ts';

const LoadedPalette = lazyPart(
  async () => (await import(/* webpackChunkName: "parts" */ './Palette.tsx')).Palette,
);

export function Palette(properties: PartProps) {
  useEffect(bufferTypedKeys, []);
  return <LoadedPalette {...properties} />;
}
