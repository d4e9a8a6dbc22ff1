import type { Connectivity } from '@hondana/shared/api/types';
import type { Ban } from '@hondana/shared/live';
import { formatDateTime, formatList } from '@hondana/shared/ui/format';
import { joinSentences } from '@hondana/shared/ui/joinTexts';
import { t } from '@lingui/core/macro';
import type { Finding } from './finding.ts';

function endText(bans: readonly Ban[]): string {
  const ends = bans.flatMap(({ until }) => (until === undefined ? [] : [until]));
  if (ends.length === 0) return t`The server retries automatically.`;
  const date = formatDateTime(Math.max(...ends));
  return t`The server retries automatically on ${date}.`;
}

type BanState = Pick<Connectivity, 'IsAniDBHttpBanned' | 'IsAniDBUdpBanned'>;

/** @param bans from the hub, for when they end */
export function banFinding(state: BanState, bans: readonly Ban[]): Finding {
  const kinds = [state.IsAniDBHttpBanned && 'HTTP', state.IsAniDBUdpBanned && 'UDP'].filter(
    (kind) => kind !== false,
  );
  if (kinds.length === 0) return { verdict: 'well', text: t`AniDB is responding.` };
  const protocols = formatList(kinds);
  const ban = t`AniDB has banned the server for ${protocols}.`;
  return {
    verdict: 'trouble',
    text: joinSentences([ban, endText(bans)]),
    advice: t`Wait, and run nothing that uses AniDB: each request extends the ban. If bans recur, reduce the update frequencies in the AniDB settings.`,
  };
}
