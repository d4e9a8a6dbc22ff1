import type { RegistryStore } from '../remotes/registryStore.ts';
import { RestartNotice } from './RestartNotice.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

/** What the top bar tells administrators, a while after the page is complete. */
export function AdministratorNotices({ store }: { readonly store: RegistryStore }) {
  return (
    <>
      <RestartNotice />
      <UpdateNotice store={store} />
    </>
  );
}
