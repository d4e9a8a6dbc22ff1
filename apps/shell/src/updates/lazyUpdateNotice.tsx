import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { onScreenComplete } from '@hondana/shared/ahead/onScreenComplete';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { tryLater } from '../parts/tryLater.tsx';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { useVisitor } from '../session/useVisitor.ts';

const delayMs = 3000;

const fetchParts = () => import(/* webpackChunkName: "parts" */ './UpdateNotice.tsx');

const Notice = lazyPart(async () => (await fetchParts()).UpdateNotice, { failed: tryLater });

/** For everyone it also prefetches what opens over the page, in the same file: users type as soon as they open it. */
export function UpdateNotice({ store }: { readonly store: RegistryStore }) {
  const { isAdministrator } = useVisitor();
  const queryClient = useQueryClient();
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    let cancel = (): void => {};
    const timer = setTimeout(() => {
      cancel = onScreenComplete(queryClient, () => {
        setIsTime(true);
        fetchParts().catch(() => {}); // Opening a part retries and reports.
      });
    }, delayMs);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [queryClient]);
  if (!isAdministrator || !isTime) return null;
  return <Notice store={store} />;
}
