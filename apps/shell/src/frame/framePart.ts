import { type LazyPartOptions, lazyPart } from '@hondana/shared/ahead/lazyPart';
import type { ComponentType } from 'react';

type FrameParts = typeof import('./frameParts.ts').frameParts;

type PropertiesOf<Name extends keyof FrameParts> = FrameParts[Name] extends (
  properties: infer Properties extends object,
) => unknown
  ? Properties
  : object;

export const fetchFrameParts = () => import(/* webpackChunkName: "parts" */ './frameParts.ts');

/** All parts of the frame that aren't needed at first share one chunk. */
export function framePart<Name extends keyof FrameParts>(
  name: Name,
  options?: LazyPartOptions<PropertiesOf<Name>>,
) {
  return lazyPart<PropertiesOf<Name>>(async () => {
    const { frameParts } = await fetchFrameParts();
    return frameParts[name] as ComponentType<PropertiesOf<Name>>;
  }, options);
}
