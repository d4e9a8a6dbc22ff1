import type { Sandbox } from '../context.ts';
import { serverFault } from '../http/errors.ts';
import type { Api } from './api.ts';

/** How long the user takes to enter a code at Trakt, in milliseconds. */
const activationTime = 3000;
/** How long a token of Trakt holds, in seconds. */
const tokenLife = 90 * 86_400;

/** The server's sign-in at Trakt: a code, and a token in the settings once it was entered there. */
export function traktRoutes(api: Api, { clock, network, settings }: Sandbox): void {
  api.get('/api/trakt/code', () => {
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
