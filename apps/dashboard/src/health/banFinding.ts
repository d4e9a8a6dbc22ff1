import type { Connectivity } from '@hondana/shared/api/types';
import type { Ban } from '@hondana/shared/live';
import { formatDateTime, formatList } from '@hondana/shared/ui/format';
import type { Finding } from './finding.ts';

function endText(bans: readonly Ban[]): string {
  const ends = bans.flatMap(({ until }) => (until === undefined ? [] : [until]));
  return ends.length === 0
    ? 'The server tries again by itself.'
    : `The server tries again by itself on ${formatDateTime(Math.max(...ends))}.`;
}

type BanState = Pick<Connectivity, 'IsAniDBHttpBanned' | 'IsAniDBUdpBanned'>;

/**
 * Whether AniDB refuses the server.
 *
 * @param bans what the hub told of them, for when they end
 */
export function banFinding(state: BanState, bans: readonly Ban[]): Finding {
  const title = 'AniDB';
  const kinds = [state.IsAniDBHttpBanned && 'HTTP', state.IsAniDBUdpBanned && 'UDP'].filter(
    (kind) => kind !== false,
  );
  if (kinds.length === 0) return { title, verdict: 'well', text: 'AniDB answers the server.' };
  return {
    title,
    verdict: 'trouble',
    text: `AniDB has banned the server for ${formatList(kinds)}. ${endText(bans)}`,
    advice:
      'Wait, and start nothing that asks AniDB meanwhile: each request makes a ban longer. If bans return, let the server update less often in its AniDB settings.',
  };
}
