import { isSafeMode } from '@hondana/shared/remote';
import { hasOverrides } from '@hondana/shared/remote/overrides';
import { useWebUiSettings, webUiSettingsQuery } from '@hondana/shared/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RegistryStore } from './registryStore.ts';

/**
 * Without added plugins their code isn't fetched.
 *
 * @returns whether more may still be added
 */
export function useAddedPlugins(store: RegistryStore): boolean {
  const queryClient = useQueryClient();
  const { isPending } = useQuery({ ...webUiSettingsQuery(), select: () => null });
  const plugins = useWebUiSettings(({ hondana }) => hondana.plugins);
  const hasSome = !isPending && !isSafeMode && (plugins !== undefined || hasOverrides());
  const [added, setAdded] = useState<{ readonly plugins: unknown }>();

  useEffect(() => {
    if (!hasSome) return store.add([]);
    let isGone = false;
    void import(/* webpackChunkName: "rare" */ './addPlugins.ts')
      .then(({ addPlugins }) => addPlugins(store, queryClient))
      .catch(() => {})
      .then(() => !isGone && setAdded({ plugins }));
    return () => {
      isGone = true;
    };
  }, [store, queryClient, hasSome, plugins]);
  useEffect(() => () => store.add([]), [store]);

  return isPending || (hasSome && (added === undefined || added.plugins !== plugins));
}
