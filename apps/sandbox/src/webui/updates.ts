import { compareVersions } from 'compare-versions';
import type { Clock } from '../clock.ts';
import { bodyField } from '../http/query.ts';
import { contractOf, isBefore } from '../serverVersion.ts';
import { installListed, type ListedVersion, readManifest, semanticVersion } from './manifest.ts';
import {
  installRelease,
  minimumOf,
  readRelease,
  releaseFor,
  versionOf,
  type WebUiRelease,
} from './release.ts';

export type Offer = 'unreachable' | 'this-product' | 'other-publisher' | 'nothing-new';

const offers: readonly Offer[] = ['unreachable', 'this-product', 'other-publisher', 'nothing-new'];

const commit = '6f1d0a7be2c94b6f0d3a5ef1c7f0a2b98d4e3c21';
const notes = '### Changes\n\n- Faster lists\n- Fewer surprises';

/** What the manifest lists, and the release notes, by {@link Offer}. */
const listedFor: Record<Offer, Readonly<Record<string, string>>> = {
  unreachable: {},
  'this-product': {
    '10.1.0': notes,
    '10.1.0-dev.4': '- Faster lists',
    '10.0.1': '- Posters stay sharp',
    '10.0.0': '- First',
  },
  'other-publisher': { '2.5.11': notes, '2.5.11-dev.4': notes },
  'nothing-new': { '10.0.0': '- First' },
};

/** By default unreachable, as on a server without internet. */
export class Updates {
  readonly #clock: Clock;
  readonly #serverVersion: string;
  #offer: Offer;
  /** Published ones, newest first. If any, updates work as on the server. */
  readonly releases: WebUiRelease[] = [];
  /** The same of servers since 6, whose manifest lists them. */
  readonly #listed: ListedVersion[] = [];
  /** Undefined until an update ran. */
  installed: { Version: string; Tag: string } | undefined;
  /** Whether another publisher's interface is installed. */
  replacedByOther = false;

  constructor(clock: Clock, serverVersion: string, offer: Offer = 'unreachable') {
    this.#clock = clock;
    this.#serverVersion = serverVersion;
    this.#offer = offer;
  }

  /** Takes `{ offer: 'other-publisher' }`; resets what was installed. */
  offer(body: unknown): void {
    this.#offer = offers.find((one) => one === bodyField(body, 'offer')) ?? 'unreachable';
    this.installed = undefined;
    this.replacedByOther = false;
  }

  /** Publishes what `npm run package` has put into a folder. */
  publish(folder: string): void {
    if (contractOf(this.#serverVersion) === '6.0') this.#listed.push(...readManifest(folder));
    else this.releases.push(readRelease(folder));
  }

  /** Since 6: the manifest's versions, newest first; none if it is unreachable. */
  history(): ListedVersion[] {
    const date = this.#clock.now().toISOString();
    const pretended = Object.entries(listedFor[this.#offer]).map(([version, releaseNotes]) => ({
      version,
      minServerVersion: '5.1.0.28',
      releaseNotes,
      commit,
      tag: `v${version}`,
      date,
    }));
    const listed = this.#listed.length > 0 ? this.#listed : pretended;
    return listed.toSorted((one, other) => compareVersions(other.version, one.version));
  }

  /** Since 6. */
  installListed(listed: ListedVersion, folder: string | undefined): void {
    if (this.#listed.length > 0) {
      if (folder !== undefined) installListed(listed, folder);
      return;
    }
    this.installed = { Version: listed.version, Tag: listed.tag };
    this.replacedByOther = this.#offer === 'other-publisher';
  }

  /** Undefined if the source is unreachable. */
  latest(channel: string, current: string, allowIncompatible = false) {
    if (this.releases.length > 0) return this.#released(channel, allowIncompatible);
    if (this.#offer === 'unreachable') return undefined;
    const dev = channel === 'Dev';
    const base = { 'this-product': '10.1.0', 'other-publisher': '2.5.11', 'nothing-new': current }[
      this.#offer
    ];
    const version = dev && this.#offer !== 'nothing-new' ? `${base}-dev.4` : base;
    return {
      Version: version,
      ...(isBefore(this.#serverVersion, '5.3') ? {} : { MinimumServerVersion: '5.1.0.28' }),
      Commit: commit,
      ReleaseChannel: dev ? 'Dev' : 'Stable',
      ReleaseDate: this.#clock.now().toISOString(),
      Tag: `v${version}`,
      Description: notes,
    };
  }

  latestServer(channel: string) {
    if (this.#offer === 'unreachable') return undefined;
    const dev = channel === 'Dev';
    const next =
      contractOf(this.#serverVersion) === '6.0' ? ['6.1.0', '6.1.0-dev.12'] : ['5.4.0.0', '5.4.0.12'];
    const version = this.#offer === 'nothing-new' ? this.#serverVersion : (next[Number(dev)] ?? '');
    return {
      Version: version,
      Commit: 'c2d6b0f8a91e4d73b5860f2e7a4c19d0e8f35b67',
      ReleaseChannel: dev ? 'Dev' : 'Stable',
      ReleaseDate: this.#clock.now().toISOString(),
      Tag: `v${semanticVersion(version)}`,
      Description: '### Changes\n\n- Imports no longer wait for each other',
    };
  }

  #released(channel: string, allowIncompatible: boolean) {
    const release = releaseFor(this.releases, channel, allowIncompatible);
    if (release === undefined) return undefined;
    const minimum = minimumOf(release);
    return {
      Version: versionOf(release),
      ...(minimum === undefined || isBefore(this.#serverVersion, '5.3')
        ? {}
        : { MinimumServerVersion: minimum }),
      Commit: release.commit,
      ReleaseChannel: release.isPrerelease ? 'Dev' : 'Stable',
      ReleaseDate: release.date,
      Tag: release.tag,
      Description: release.text,
    };
  }

  /** False if the source is unreachable. */
  install(
    channel: string,
    {
      current,
      folder,
      allowIncompatible,
    }: { current: string; folder: string | undefined; allowIncompatible: boolean },
  ): boolean {
    if (this.releases.length > 0) {
      const found = releaseFor(this.releases, channel, allowIncompatible);
      if (found !== undefined && folder !== undefined) installRelease(found, folder);
      return found !== undefined;
    }
    const release = this.latest(channel, current);
    if (release === undefined) return false;
    this.installed = { Version: release.Version, Tag: release.Tag };
    this.replacedByOther = this.#offer === 'other-publisher';
    return true;
  }
}
