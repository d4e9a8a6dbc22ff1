import { callFinder } from '@hondana/contract/callFinder';
import { type CallWithRole, readRoles } from '@hondana/contract/roles';
import type { ContractVersion } from '@hondana/contract/versions';

/** Who may make a call once the server runs. */
export type Role = 'anyone' | 'user' | 'administrator';

/** After the first run, `user or first-run` means `user`. */
function roleOf(text = 'user'): Role {
  if (text === 'anyone') return 'anyone';
  return text.startsWith('administrator') ? 'administrator' : 'user';
}

const finders = new Map<ContractVersion, ReturnType<typeof callFinder<CallWithRole>>>();

/** From the contract's `roles.tsv`, never from the product's roles; unlisted calls (older servers) are for all signed in. */
export function roleFinder(version: ContractVersion): (method: string, path: string) => Role {
  const find = finders.get(version) ?? callFinder(readRoles(version));
  finders.set(version, find);
  return (method, path) => roleOf(find(method, path)?.role);
}
