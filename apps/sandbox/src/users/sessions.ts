import { randomUUID } from 'node:crypto';

export interface Session {
  readonly key: string;
  readonly userId: number;
  readonly device: string;
}

export class Sessions {
  readonly #sessions = new Map<string, Session>();

  get all(): Session[] {
    return [...this.#sessions.values()];
  }

  byKey(key: string): Session | undefined {
    return this.#sessions.get(key.trim().toLowerCase());
  }

  /** The same key every time, as on the reference. */
  open(userId: number, device: string): Session {
    const name = device.trim().toLowerCase();
    const known = this.all.find((one) => one.userId === userId && one.device === name);
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

  closeAllOf(userId: number): void {
    for (const session of this.all) {
      if (session.userId === userId) this.#sessions.delete(session.key);
    }
  }
}
