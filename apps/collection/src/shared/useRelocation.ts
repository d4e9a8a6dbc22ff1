import { requirementText, supports } from '@hondana/shared/api/serverVersion';
import { notify } from '@hondana/shared/overlays/notices';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import { useQuery } from '@tanstack/react-query';

/**
 * Whether files can be renamed and moved by this server; says what it takes otherwise.
 *
 * @returns to be asked at the press of the button
 */
export function useRelocation(): () => boolean {
  const { data } = useQuery(serverVersionQuery());
  return () => {
    if (supports(data?.Server.Version, 'RelocateSeriesFiles')) return true;
    notify({ kind: 'error', title: requirementText('RelocateSeriesFiles'), key: 'relocation' });
    return false;
  };
}
