import type { RemoteDescriptor, ShellDescriptor } from '@hondana/shared/remote/descriptor';

type Part = Pick<RemoteDescriptor | ShellDescriptor, 'folder' | 'files'>;

/** By address without a query. Of the versions in use, which a newer registry doesn't change. */
const integrityByAddress = new Map<string, string>();

/** Matches no file, so browsers refuse it. */
const unknownIntegrity = 'sha384-unknown';

/** Of a file by its name. One that the registry doesn't name gets an integrity that browsers refuse. */
export function integrityInRegistry({ files }: Pick<Part, 'files'>, name: string): string {
  return files[name] ?? unknownIntegrity;
}

/** Of a file of a part in use, whatever the query of its address. */
export function integrityOf(address: string): string | undefined {
  const url = new URL(address, document.baseURI);
  url.search = '';
  return integrityByAddress.get(url.href);
}

/** Binds a part's files to the integrity in its descriptor, before its first file runs. */
export function bindFiles({ folder, files }: Part): void {
  for (const [name, integrity] of Object.entries(files)) {
    integrityByAddress.set(new URL(folder + name, document.baseURI).href, integrity);
  }
}

/** Offers bundles the integrity of the scripts and styles that they add to the page (ADR 26). */
export function provideIntegrity(shell: ShellDescriptor): void {
  bindFiles(shell);
  Object.defineProperty(globalThis, '__hondanaIntegrity', {
    value: (address: string) => integrityOf(address) ?? unknownIntegrity,
  });
}
