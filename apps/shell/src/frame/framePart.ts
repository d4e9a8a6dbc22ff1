import { type LazyPartOptions, lazyPart } from '@hondana/shared/ahead/lazyPart';
import type { ComponentType } from 'react';

type FrameParts = typeof import('./frameParts.ts').frameParts;

type PropertiesOf<Name extends keyof FrameParts> = FrameParts[Name] extends (
  properties: infer Properties extends object,
) => unknown
  ? Properties
  : object;

/** Parts of the frame that aren't needed at first: in the chunk of all that is opened. */
export function framePart<Name extends keyof FrameParts>(
  name: Name,
  options?: LazyPartOptions<PropertiesOf<Name>>,
) {
  return lazyPart<PropertiesOf<Name>>(async () => {
    const { frameParts } = await import(/* webpackChunkName: "parts" */ './frameParts.ts');
    return frameParts[name] as ComponentType<PropertiesOf<Name>>;
  }, options);
}
