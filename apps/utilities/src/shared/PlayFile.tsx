import { useChosenPlayers } from '@hondana/shared/players/chosenPlayers';
import { streamAddress } from '@hondana/shared/players/playlist';
import { Button } from '@hondana/shared/ui/Button';
import { playIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FileFacts } from './fileFacts.ts';
import { saveFilePlaylist } from './filePlaylist.ts';
import styles from './PlayFile.module.css';

interface PlayFileProps {
  readonly file: Pick<FileFacts, 'id' | 'nameOnDisk' | 'seconds'>;
}

export function PlayFile({ file }: PlayFileProps) {
  const players = useChosenPlayers();
  const { nameOnDisk } = file;
  return (
    <div className={styles.ways}>
      {players.map(({ id, name, link }) => (
        <LinkButton key={id} size="small" variant="quiet" icon={playIcon} href={link(streamAddress(file.id))}>
          <Trans>Open in {name}</Trans>
        </LinkButton>
      ))}
      <Button
        size="small"
        variant="quiet"
        icon={playIcon}
        aria-label={t`Save playlist of ${nameOnDisk}`}
        onClick={() => saveFilePlaylist([file])}
      >
        <Trans>Save Playlist</Trans>
      </Button>
    </div>
  );
}
