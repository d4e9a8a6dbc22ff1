import type { Sandbox } from '../context.ts';
import type { Api } from './api.ts';

/** AniDB's bans, below `/api/v3/AniDB`. */
export function networkRoutes(api: Api, sandbox: Sandbox): void {
  api.get('/api/v3/AniDB/BanStatus', () => sandbox.network.banStatus());
}
