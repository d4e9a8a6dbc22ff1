import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';

export interface Session {
  readonly key: string;
  readonly userId: number;
  readonly device: string;
  /** Never without. */
  readonly expiresAt?: Date;
}

export class Sessions {
  readonly #sessions = new Map<string, Session>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get all(): Session[] {
    return [...this.#sessions.values()].filter((session) => this.#isOpen(session));
  }

  byKey(key: string): Session | undefined {
    const session = this.#sessions.get(key.trim().toLowerCase());
    return session !== undefined && this.#isOpen(session) ? session : undefined;
  }

  /** A new key every time, unlike those that don't expire. */
  openUntil(userId: number, device: string, expiresAt: Date): Session {
    const session = { key: randomUUID(), userId, device: device.trim().toLowerCase(), expiresAt };
    this.#sessions.set(session.key, session);
    return session;
  }

  /** The same key every time, as on the reference. */
  open(userId: number, device: string): Session {
    const name = device.trim().toLowerCase();
    const known = this.all.find(
      (one) => one.userId === userId && one.device === name && one.expiresAt === undefined,
    );
    if (known !== undefined) return known;
    const session = { key: randomUUID(), userId, device: name };
    this.#sessions.set(session.key, session);
    return session;
  }

  /** By key, or by the user's device name; false if there is none. */
  close(userId: number, deviceOrKey: string): boolean {
    const text = deviceOrKey.trim().toLowerCase();
    const session = this.all.find(
      (one) => one.key === text || (one.userId === userId && one.device === text),
    );
    return session !== undefined && this.#sessions.delete(session.key);
  }

  /** By key alone. */
  end(key: string): boolean {
    return this.#sessions.delete(key.trim().toLowerCase());
  }

  closeAllOf(userId: number): void {
    for (const session of this.all) {
      if (session.userId === userId) this.#sessions.delete(session.key);
    }
  }

  #isOpen({ expiresAt }: Session): boolean {
    return expiresAt === undefined || this.#clock.now() < expiresAt;
  }
}
