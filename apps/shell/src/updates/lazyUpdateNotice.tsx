import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { onScreenComplete } from '@hondana/shared/ahead/onScreenComplete';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { tryLater } from '../parts/tryLater.tsx';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { useVisitor } from '../session/useVisitor.ts';

const delayMs = 3000;

const Notice = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "watch" */ './AdministratorNotices.tsx')).AdministratorNotices,
  { failed: tryLater },
);

/** Asks for updates and for what waits for a restart, once the page is complete. */
export function UpdateNotice({ store }: { readonly store: RegistryStore }) {
  const { isAdministrator } = useVisitor();
  const queryClient = useQueryClient();
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    let cancel = (): void => {};
    const timer = setTimeout(() => {
      cancel = onScreenComplete(queryClient, () => setIsTime(true));
    }, delayMs);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [queryClient]);
  if (!isAdministrator || !isTime) return null;
  return <Notice store={store} />;
}
