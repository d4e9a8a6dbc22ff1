import type { ComponentVersion } from '@hondana/shared/api/types';
import { isWithin, plainVersion } from '@hondana/shared/remote/range';
import { isHondana } from '@hondana/shared/resources/updates';
import type { RegistryStore } from '../remotes/registryStore.ts';

/** Without the content hash. */
export function ownVersion(store: RegistryStore): string {
  return plainVersion(store.started.shell.version);
}

/** Whether an offer is this product in a later version than the running one. */
export function isUpdate(offered: Pick<ComponentVersion, 'Version'>, own: string): boolean {
  return isHondana(offered) && isWithin(offered.Version ?? '', `>${own}`);
}
