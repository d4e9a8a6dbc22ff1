import { useWrite } from '@hondana/shared/api/useWrite';
import { patchServerSettings } from '@hondana/shared/resources/settings';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useDraft } from '../shared/draft/SettingsDraft.tsx';
import { traktReset } from './resetSettings.ts';
import { Unlink } from './Unlink.tsx';

export function UnlinkTrakt() {
  const { mutateAsync } = useWrite(patchServerSettings, { done: t`Trakt unlinked!` });
  const { documents, edits, reset } = useDraft();
  const unlink = async (): Promise<void> => {
    await mutateAsync(traktReset(documents.server));
    reset([...edits.keys()].filter((path) => path.startsWith('TraktTv/')));
  };
  return (
    <Unlink service="Trakt" unlink={unlink}>
      <Trans>The server’s token and the Trakt options are removed. Use a new code to link it again.</Trans>
    </Unlink>
  );
}
