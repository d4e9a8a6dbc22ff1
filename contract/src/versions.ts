import { readFileSync } from 'node:fs';

/** Servers whose contract is recorded, oldest first. Each has a folder of this name. */
export const contractVersions = ['5.3', '6.0'] as const;
export type ContractVersion = (typeof contractVersions)[number];

export function contractFile(version: ContractVersion, name: string): URL {
  return new URL(`../${version}/${name}`, import.meta.url);
}

export function readContractFile(version: ContractVersion, name: string): string {
  return readFileSync(contractFile(version, name), 'utf8');
}
