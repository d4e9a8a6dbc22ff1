import { requirementText, supports } from '@hondana/shared/api/serverVersion';
import { useNavigate } from '@hondana/shared/navigation';
import { notify } from '@hondana/shared/overlays/notices';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import { serverSettingsQuery } from '@hondana/shared/resources/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/**
 * Whether this server would rename and move files when it is asked to: it needs the call, and does nothing unless files
 * are renamed or moved on import (facts 10). Says why not, and what does it instead.
 *
 * @returns to be asked at the press of the button
 */
export function useRelocation(): () => Promise<boolean> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data } = useQuery(serverVersionQuery());
  return async () => {
    if (!supports(data?.Server.Version, 'RelocateSeriesFiles')) {
      notify({ kind: 'error', title: requirementText('RelocateSeriesFiles'), key: 'relocation' });
      return false;
    }
    const settings = await client
      .fetchQuery({ ...serverSettingsQuery(), staleTime: 0, retry: false })
      // The server decides for itself.
      .catch(() => undefined);
    if (settings?.Plugins.Renamer.RelocateOnImport !== false) return true;
    notify({
      kind: 'warning',
      title: 'No files would be renamed or moved',
      text: 'This requires “Rename on import” or “Move on import” in the import settings. The renamer works without them, for the files you choose.',
      action: { label: 'Open the renamer', onPress: () => void navigate('/utilities/renamer') },
      timeout: null,
      key: 'relocation',
    });
    return false;
  };
}
