import { whenScreenComplete } from '@hondana/shared/ahead/whenScreenComplete';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchFrameParts, framePart } from '../frame/framePart.ts';
import { tryLater } from '../frame/tryLater.tsx';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { useVisitor } from '../session/useVisitor.ts';

/** Nothing waits for it, so it comes once the page has what it needs, in milliseconds. */
const delay = 3000;

const Notice = framePart('UpdateNotice', { failed: tryLater });

/**
 * The notice of an update, for those who may decide about it. For all it fetches ahead what lies over the page: who
 * opens the palette types at once.
 */
export function UpdateNotice({ store }: { readonly store: RegistryStore }) {
  const { isAdministrator } = useVisitor();
  const queryClient = useQueryClient();
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    let cancel = (): void => {};
    const timer = setTimeout(() => {
      cancel = whenScreenComplete(queryClient, () => {
        setIsTime(true);
        fetchFrameParts().catch(() => {}); // Asked for again, it says what is wrong.
      });
    }, delay);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [queryClient]);
  if (!isAdministrator || !isTime) return null;
  return <Notice store={store} />;
}
