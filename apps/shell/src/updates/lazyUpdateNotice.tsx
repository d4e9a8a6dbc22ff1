import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { useEffect, useState } from 'react';
import { tryLater } from '../frame/tryLater.tsx';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { useVisitor } from '../session/useVisitor.ts';

/** Nobody waits for it, so it comes once the page has what it needs, in milliseconds. */
const delay = 3000;

const load = async () => (await import(/* webpackChunkName: "parts" */ './UpdateNotice.tsx')).UpdateNotice;
const Notice = lazyPart(load, { failed: tryLater });

/**
 * The notice of an update, for those who may decide about it. For all it fetches ahead what lies over the page: who
 * opens the palette types at once.
 */
export function UpdateNotice({ store }: { readonly store: RegistryStore }) {
  const { isAdministrator } = useVisitor();
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsTime(true);
      load().catch(() => {}); // Asked for again, it says what is wrong.
    }, delay);
    return () => clearTimeout(timer);
  }, []);
  if (!isAdministrator || !isTime) return null;
  return <Notice store={store} />;
}
