import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { type ComponentProps, useEffect, useState } from 'react';
import { tryLater } from '../frame/tryLater.tsx';

/** The page was started with the registry as it is, so the watching may wait for all else, in milliseconds. */
const delay = 10_000;

const Watch = lazyPart(
  async () => (await import(/* webpackChunkName: "watch" */ './RegistryWatch.tsx')).RegistryWatch,
  { failed: tryLater },
);

/** Watches for newer versions as long as the page is open, whichever user is signed in. */
export function RegistryWatch(properties: ComponentProps<typeof Watch>) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return isTime && <Watch {...properties} />;
}
