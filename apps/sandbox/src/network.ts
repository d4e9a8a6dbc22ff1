import type { Clock } from './clock.ts';
import type { Hub } from './hub/hub.ts';

export type NetworkAvailability =
  | 'NoInterfaces'
  | 'NoGateways'
  | 'LocalOnly'
  | 'PartialInternet'
  | 'Internet';

interface Ban {
  banned: boolean;
  updatedAt: Date;
  pauseSeconds: number;
}

/** Internet connection and AniDB bans; changes are reported to the hub. */
export class Network {
  readonly #clock: Clock;
  readonly #hub: Hub;
  #availability: NetworkAvailability;
  #changedAt: Date;
  readonly #bans: Record<'udp' | 'http', Ban>;
  readonly #cancelBanTimer: { udp?: () => void; http?: () => void } = {};
  onBanEnd: (() => void) | undefined;

  constructor(clock: Clock, hub: Hub, availability: NetworkAvailability) {
    this.#clock = clock;
    this.#hub = hub;
    this.#availability = availability;
    this.#changedAt = clock.now();
    const ban = () => ({ banned: false, updatedAt: clock.now(), pauseSeconds: 0 });
    this.#bans = { udp: ban(), http: ban() };
  }

  get online(): boolean {
    return this.#availability === 'Internet' || this.#availability === 'PartialInternet';
  }

  isBanned(kind: 'udp' | 'http'): boolean {
    return this.#bans[kind].banned;
  }

  set(availability: NetworkAvailability): void {
    if (availability === this.#availability) return;
    this.#availability = availability;
    this.#changedAt = this.#clock.now();
    this.#hub.emit('Network:NetworkAvailabilityChanged', this.forHub());
  }

  /** Expires by itself; both changes are reported to the hub. */
  ban(kind: 'udp' | 'http', banned: boolean, pauseSeconds = 1800): void {
    this.#cancelBanTimer[kind]?.();
    if (banned) {
      this.#cancelBanTimer[kind] = this.#clock.after(pauseSeconds * 1000, () => {
        this.ban(kind, false);
        this.onBanEnd?.();
      });
    }
    this.#bans[kind] = { banned, updatedAt: this.#clock.now(), pauseSeconds: banned ? pauseSeconds : 0 };
    const event = kind === 'udp' ? 'AniDB:AniDBUDPStateUpdate' : 'AniDB:AniDBHttpStateUpdate';
    this.#hub.emit(event, this.banForHub(kind));
  }

  forHub() {
    return { NetworkAvailability: this.#availability, LastChangedAt: this.#changedAt.toISOString() };
  }

  banForHub(kind: 'udp' | 'http') {
    const ban = this.#bans[kind];
    return {
      Value: ban.banned,
      Message: null,
      UpdateType: kind === 'udp' ? 1 : 2,
      UpdateTime: ban.updatedAt.toISOString(),
      PauseTimeSecs: ban.pauseSeconds,
    };
  }

  details() {
    return {
      NetworkAvailability: this.#availability,
      LastChangedAt: this.#changedAt.toISOString().replace('Z', '+00:00'),
      IsAniDBUdpReachable: this.online,
      IsAniDBHttpBanned: this.#bans.http.banned,
      IsAniDBUdpBanned: this.#bans.udp.banned,
    };
  }

  banStatus(isSince6 = false) {
    const suffix = isSince6 ? '' : 'Ban';
    const one = (kind: 'udp' | 'http') => {
      const ban = this.#bans[kind];
      const hours = Math.floor(ban.pauseSeconds / 3600);
      const minutes = Math.floor((ban.pauseSeconds % 3600) / 60);
      const two = (value: number) => String(value).padStart(2, '0');
      return {
        Type: `${kind.toUpperCase()}${suffix}`,
        IsBanned: ban.banned,
        BanDuration: ban.banned ? `${two(hours)}:${two(minutes)}:${two(ban.pauseSeconds % 60)}` : null,
        LastUpdatedAt: ban.updatedAt.toISOString().replace('Z', '+00:00'),
      };
    };
    return { UDP: one('udp'), HTTP: one('http') };
  }
}
