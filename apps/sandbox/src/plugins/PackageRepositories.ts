import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { badRequest } from '../http/errors.ts';
import { type OfferedPackage, offeredPackages, sampleRepositoryUrl } from './packages.ts';

export interface PackageRepository {
  readonly ID: string;
  readonly Name: string;
  readonly Url: string;
  LastFetchedAt: string | null;
  readonly StaleTime: string;
}

/** By the URL, as the document says. */
function idOf(url: string): string {
  const hash = createHash('sha1').update(url).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Where packages come from; none on a new server, as recorded. */
export class PackageRepositories {
  readonly #clock: Clock;
  #all: PackageRepository[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get all(): readonly PackageRepository[] {
    return this.#all;
  }

  /** Not yet fetched, as recorded. @throws 400 for a URL that is there already; its sentence is not recorded */
  add(name: string, url: string, staleTime: string): PackageRepository {
    if (this.#all.some((one) => one.Url === url)) throw badRequest('Repository already exists');
    const added = { ID: idOf(url), Name: name, Url: url, LastFetchedAt: null, StaleTime: staleTime };
    this.#all.push(added);
    return added;
  }

  remove(repository: PackageRepository): void {
    this.#all = this.#all.filter((one) => one !== repository);
  }

  /** One that cannot be reached stays as it was. */
  sync(repository: PackageRepository): void {
    if (repository.Url === sampleRepositoryUrl) repository.LastFetchedAt = this.#clock.now().toISOString();
  }

  /** The one that was fetched. */
  get source(): PackageRepository | undefined {
    return this.#all.find(({ LastFetchedAt }) => LastFetchedAt !== null);
  }

  get packages(): readonly OfferedPackage[] {
    return this.source ? offeredPackages : [];
  }

  find(id: string): OfferedPackage | undefined {
    return this.packages.find((one) => one.id === id.toLowerCase());
  }
}
