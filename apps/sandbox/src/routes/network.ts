import type { Sandbox } from '../context.ts';
import type { Api } from './api.ts';

export function networkRoutes(api: Api, sandbox: Sandbox): void {
  api.get('/api/v3/AniDB/BanStatus', () => sandbox.network.banStatus(sandbox.isSince6));
}
