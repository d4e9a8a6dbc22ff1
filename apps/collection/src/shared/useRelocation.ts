import { requirementText, supports } from '@hondana/shared/api/serverVersion';
import { useNavigate } from '@hondana/shared/navigation';
import { notify } from '@hondana/shared/overlays/notices';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import { serverSettingsQuery } from '@hondana/shared/resources/settings';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/**
 * Whether the server would rename and move files: it needs the call, and does nothing unless files are renamed or
 * moved on import (facts 10). If not, notifies why and offers the renamer.
 *
 * @returns call it when the button is pressed
 */
export function useRelocation(): () => Promise<boolean> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const version = useQuery(serverVersionQuery()).data?.Server.Version;
  return async () => {
    if (!supports(version, 'RelocateSeriesFiles')) {
      notify({ kind: 'error', title: requirementText('RelocateSeriesFiles'), key: 'relocation' });
      return false;
    }
    const settings = await client
      .fetchQuery({ ...serverSettingsQuery(), staleTime: 0, retry: false })
      // Settings unknown: let the server decide.
      .catch(() => undefined);
    const { RenameOnImport, MoveOnImport } = settings?.Plugins.Renamer ?? {};
    if (RenameOnImport !== false || MoveOnImport !== false) return true;
    notify({
      kind: 'warning',
      title: t`No files would be renamed or moved`,
      text: t`This requires “Rename on import” or “Move on import” in the import settings. The renamer works without them, for the files you choose.`,
      action: { label: t`Open the renamer`, onPress: () => void navigate('/utilities/renamer') },
      timeout: null,
      key: 'relocation',
    });
    return false;
  };
}
