import type { Sandbox } from '../context.ts';
import { HttpError, serverFault } from '../http/errors.ts';
import type { Api } from './api.ts';

/** Milliseconds until the user has entered the code at Trakt. */
const activationTime = 3000;
/** In seconds. */
const tokenLife = 90 * 86_400;

/** A code, then a token in the settings once the code was entered at Trakt. Version 6 refuses. */
export function traktRoutes(api: Api, { isSince6, clock, network, settings }: Sandbox): void {
  api.get('/api/trakt/code', () => {
    if (isSince6) throw new HttpError(400);
    if (!network.online) throw serverFault();
    clock.after(activationTime, () => {
      const expires = Math.floor(clock.now().getTime() / 1000) + tokenLife;
      const values = { AuthToken: 'trakt', RefreshToken: 'refresh', TokenExpirationDate: String(expires) };
      const steps = Object.entries(values).map(
        ([name, value]) => ({ op: 'replace', path: `/TraktTv/${name}`, value }) as const,
      );
      settings.patch(steps, true);
    });
    return { usercode: '5EA7B3D9', url: 'https://trakt.tv/activate' };
  });
}
