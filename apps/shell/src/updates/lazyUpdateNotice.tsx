import { onScreenComplete } from '@hondana/shared/ahead/onScreenComplete';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchFrameParts, framePart } from '../frame/framePart.ts';
import { tryLater } from '../frame/tryLater.tsx';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { useVisitor } from '../session/useVisitor.ts';

const delayMs = 3000;

const Notice = framePart('UpdateNotice', { failed: tryLater });

/** For everyone it also prefetches the frame's overlays: users type into the palette right after opening it. */
export function UpdateNotice({ store }: { readonly store: RegistryStore }) {
  const { isAdministrator } = useVisitor();
  const queryClient = useQueryClient();
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    let cancel = (): void => {};
    const timer = setTimeout(() => {
      cancel = onScreenComplete(queryClient, () => {
        setIsTime(true);
        fetchFrameParts().catch(() => {}); // Opening a part retries and reports.
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
