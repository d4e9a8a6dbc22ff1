import { type ContractVersion, readContractFile } from './versions.ts';

export interface CallWithRole {
  readonly method: string;
  readonly path: string;
  /** As in `roles.tsv`, whose first lines explain the words. */
  readonly role: string;
}

const roles = new Map<ContractVersion, readonly CallWithRole[]>();

/** Read once per process: tests start hundreds of sandboxes. */
export function readRoles(version: ContractVersion): readonly CallWithRole[] {
  const known = roles.get(version) ?? parseRoles(version);
  roles.set(version, known);
  return known;
}

function parseRoles(version: ContractVersion): CallWithRole[] {
  return readContractFile(version, 'roles.tsv')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [method = '', path = '', role = ''] = line.split('\t');
      // The document has neither catch-all placeholders nor slashes at the end.
      return { method, path: path.replaceAll('{*', '{').replace(/(?<=.)\/$/, ''), role };
    });
}
