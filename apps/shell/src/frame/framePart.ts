import { type LazyPartOptions, lazyPart } from '@hondana/shared/ui/lazyPart';
import type { ComponentType } from 'react';

type FrameParts = typeof import('./frameParts.ts').frameParts;

type PropertiesOf<Name extends keyof FrameParts> = FrameParts[Name] extends (
  properties: infer Properties extends object,
) => unknown
  ? Properties
  : object;

/** Fetches the code of all parts. */
export const fetchFrameParts = () => import(/* webpackChunkName: "parts" */ './frameParts.ts');

/** A part of the frame that is not needed at first: its code comes with that of all the others. */
export function framePart<Name extends keyof FrameParts>(
  name: Name,
  options?: LazyPartOptions<PropertiesOf<Name>>,
) {
  return lazyPart<PropertiesOf<Name>>(async () => {
    const { frameParts } = await fetchFrameParts();
    return frameParts[name] as ComponentType<PropertiesOf<Name>>;
  }, options);
}
