import { useChosenPlayers } from '@hondana/shared/players/chosenPlayers';
import { streamAddress } from '@hondana/shared/players/playlist';
import { Button } from '@hondana/shared/ui/Button';
import { playIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import type { FileFacts } from './fileFacts.ts';
import { saveFilePlaylist } from './filePlaylist.ts';
import styles from './PlayFile.module.css';

interface PlayFileProps {
  readonly file: Pick<FileFacts, 'id' | 'nameOnDisk' | 'seconds'>;
}

export function PlayFile({ file }: PlayFileProps) {
  const players = useChosenPlayers();
  return (
    <div className={styles.ways}>
      {players.map(({ id, name, link }) => (
        <LinkButton key={id} size="small" variant="quiet" icon={playIcon} href={link(streamAddress(file.id))}>
          Open in {name}
        </LinkButton>
      ))}
      <Button
        size="small"
        variant="quiet"
        icon={playIcon}
        aria-label={`Save playlist of ${file.nameOnDisk}`}
        onClick={() => saveFilePlaylist([file])}
      >
        Save Playlist
      </Button>
    </div>
  );
}
