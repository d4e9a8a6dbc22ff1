import type { Connectivity } from '@hondana/shared/api/types';
import type { Ban } from '@hondana/shared/live';
import { formatDateTime, formatList } from '@hondana/shared/ui/format';
import type { Finding } from './finding.ts';

function endText(bans: readonly Ban[]): string {
  const ends = bans.flatMap(({ until }) => (until === undefined ? [] : [until]));
  return ends.length === 0
    ? 'The server retries automatically.'
    : `The server retries automatically on ${formatDateTime(Math.max(...ends))}.`;
}

type BanState = Pick<Connectivity, 'IsAniDBHttpBanned' | 'IsAniDBUdpBanned'>;

/** @param bans from the hub, for when they end */
export function banFinding(state: BanState, bans: readonly Ban[]): Finding {
  const kinds = [state.IsAniDBHttpBanned && 'HTTP', state.IsAniDBUdpBanned && 'UDP'].filter(
    (kind) => kind !== false,
  );
  if (kinds.length === 0) return { verdict: 'well', text: 'AniDB is responding.' };
  return {
    verdict: 'trouble',
    text: `AniDB has banned the server for ${formatList(kinds)}. ${endText(bans)}`,
    advice:
      'Wait, and run nothing that uses AniDB: each request extends the ban. If bans recur, reduce the update frequencies in the AniDB settings.',
  };
}
