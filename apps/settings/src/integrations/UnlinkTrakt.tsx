import { useWrite } from '@hondana/shared/api/useWrite';
import { patchServerSettings } from '@hondana/shared/resources/settings';
import { useDraft } from '../shared/draft/SettingsDraft.tsx';
import { traktReset } from './resetSettings.ts';
import { Unlink } from './Unlink.tsx';

export function UnlinkTrakt() {
  const { mutateAsync } = useWrite(patchServerSettings, { done: 'Trakt unlinked!' });
  const { documents, edits, reset } = useDraft();
  const unlink = async (): Promise<void> => {
    await mutateAsync(traktReset(documents.server));
    reset([...edits.keys()].filter((path) => path.startsWith('TraktTv/')));
  };
  return (
    <Unlink service="Trakt" unlink={unlink}>
      The server’s token and the Trakt options are removed. Use a new code to link it again.
    </Unlink>
  );
}
