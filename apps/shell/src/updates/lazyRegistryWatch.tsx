import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { type ComponentProps, useEffect, useState } from 'react';
import { tryLater } from '../parts/tryLater.tsx';

/** The page has just read the registry, so watching can wait. */
const delayMs = 10_000;

const Watch = lazyPart(
  async () => (await import(/* webpackChunkName: "watch" */ './RegistryWatch.tsx')).RegistryWatch,
  { failed: tryLater },
);

export function RegistryWatch(properties: ComponentProps<typeof Watch>) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return isTime && <Watch {...properties} />;
}
