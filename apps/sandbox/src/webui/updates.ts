import type { Clock } from '../clock.ts';
import { bodyField } from '../http/query.ts';
import { isBefore } from '../serverVersion.ts';

/** What the release page of the interface's makers offers. */
export type Offer = 'unreachable' | 'this-product' | 'other-publisher' | 'nothing-new';

const offers: readonly Offer[] = ['unreachable', 'this-product', 'other-publisher', 'nothing-new'];

/** Where updates come from; by default from nowhere, as on a server without internet. */
export class Updates {
  readonly #clock: Clock;
  readonly #serverVersion: string;
  #offer: Offer;
  /** What an update has put in the interface's place, if one ran. */
  installed: { Version: string; Tag: string } | undefined;
  /** Whether what is installed is another publisher's interface. */
  replacedByOther = false;

  constructor(clock: Clock, serverVersion: string, offer: Offer = 'unreachable') {
    this.#clock = clock;
    this.#serverVersion = serverVersion;
    this.#offer = offer;
  }

  /** Takes `{ offer: 'other-publisher' }`; also forgets what was installed. */
  offer(body: unknown): void {
    this.#offer = offers.find((one) => one === bodyField(body, 'offer')) ?? 'unreachable';
    this.installed = undefined;
    this.replacedByOther = false;
  }

  /** The newest release of the interface in a channel, or undefined when nobody can be asked. */
  latest(channel: string, current: string) {
    if (this.#offer === 'unreachable') return undefined;
    const dev = channel === 'Dev';
    const base = { 'this-product': '10.1.0', 'other-publisher': '2.5.11', 'nothing-new': current }[
      this.#offer
    ];
    const version = dev && this.#offer !== 'nothing-new' ? `${base}-dev.4` : base;
    return {
      Version: version,
      ...(isBefore(this.#serverVersion, '5.3') ? {} : { MinimumServerVersion: '5.1.0.28' }),
      Commit: '6f1d0a7be2c94b6f0d3a5ef1c7f0a2b98d4e3c21',
      ReleaseChannel: dev ? 'Dev' : 'Stable',
      ReleaseDate: this.#clock.now().toISOString(),
      Tag: `v${version}`,
      Description: '### Changes\n\n- Faster lists\n- Fewer surprises',
    };
  }

  /** The newest release of the server. */
  latestServer(channel: string) {
    if (this.#offer === 'unreachable') return undefined;
    const dev = channel === 'Dev';
    const version = this.#offer === 'nothing-new' ? this.#serverVersion : dev ? '5.4.0.12' : '5.4.0.0';
    return {
      Version: version,
      Commit: 'c2d6b0f8a91e4d73b5860f2e7a4c19d0e8f35b67',
      ReleaseChannel: dev ? 'Dev' : 'Stable',
      ReleaseDate: this.#clock.now().toISOString(),
      Tag: dev ? 'v5.4.0-dev.12' : 'v5.4.0',
      Description: '### Changes\n\n- Imports no longer wait for each other',
    };
  }

  /** Installs the newest release; false when nobody can be asked. */
  install(channel: string, current: string): boolean {
    const release = this.latest(channel, current);
    if (release === undefined) return false;
    this.installed = { Version: release.Version, Tag: release.Tag };
    this.replacedByOther = this.#offer === 'other-publisher';
    return true;
  }
}
