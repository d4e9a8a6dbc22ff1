import type { File } from '@hondana/shared/api/types';
import { useChosenPlayers } from '@hondana/shared/players/chosenPlayers';
import { streamAddress, titleOfFile } from '@hondana/shared/players/playlist';
import { savePlaylist } from '@hondana/shared/players/savePlaylist';
import { Button } from '@hondana/shared/ui/Button';
import { parseTimeSpan } from '@hondana/shared/ui/format';
import { copyIcon, playIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { copyOrShow } from './copyOrShow.ts';
import { fileName } from './mediaFacts.ts';

export function PlayActions({ file }: { readonly file: File }) {
  const players = useChosenPlayers();
  const address = streamAddress(file.ID);
  const title = titleOfFile(fileName(file));
  return (
    <>
      {players.map(({ id, name, link }) => (
        <LinkButton key={id} size="small" icon={playIcon} href={link(address)}>
          <Trans>Open in {name}</Trans>
        </LinkButton>
      ))}
      <Button
        size="small"
        icon={playIcon}
        onClick={() =>
          savePlaylist(title, [{ fileId: file.ID, title, seconds: parseTimeSpan(file.Duration ?? '') }])
        }
      >
        <Trans>Save Playlist</Trans>
      </Button>
      <Button
        size="small"
        icon={copyIcon}
        onClick={() =>
          void copyOrShow(address, {
            title: t`Stream address copied!`,
            text: t`Anyone who has it can play the file.`,
          })
        }
      >
        <Trans>Copy Stream Address</Trans>
      </Button>
    </>
  );
}
