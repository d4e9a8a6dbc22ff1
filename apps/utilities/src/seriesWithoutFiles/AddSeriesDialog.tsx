import { useAddSeries } from '@hondana/shared/anime/useAddSeries';
import { Link } from '@hondana/shared/navigation';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { anidbAddress } from '@hondana/shared/resources/anidb';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { plusIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { AnimeSearch } from '../shared/AnimeSearch.tsx';
import { animeSummary } from '../shared/animeSummary.ts';
import type { FoundAnime } from '../shared/useAnimeSearch.ts';
import styles from './AddSeriesDialog.module.css';

interface AddSeriesDialogProps {
  readonly onClose: () => void;
}

export function AddSeriesDialog({ onClose }: AddSeriesDialogProps) {
  const { add, addingId, added, failure } = useAddSeries();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Add Series" size="large">
      <div className={styles.body}>
        {failure && (
          <Banner tone="danger" title={failure.title}>
            {failure.text}
          </Banner>
        )}
        <AnimeSearch
          intro="Search AniDB for a series that is not in the collection."
          renderAnime={(anime) => {
            const seriesId = anime.ShokoID ?? added.get(anime.ID);
            return (
              <div className={styles.anime}>
                <AnimeText anime={anime} />
                {seriesId ? (
                  <LinkButton
                    component={Link}
                    size="small"
                    aria-label={`Open ${anime.Title}`}
                    to={`/collection/series/${seriesId}`}
                  >
                    Open
                  </LinkButton>
                ) : (
                  <Button
                    size="small"
                    icon={plusIcon}
                    aria-label={`Add ${anime.Title}`}
                    busy={addingId === anime.ID}
                    disabled={addingId !== undefined && addingId !== anime.ID}
                    onClick={() => add(anime)}
                  >
                    Add
                  </Button>
                )}
              </div>
            );
          }}
        />
      </div>
    </Dialog>
  );
}

function AnimeText({ anime }: { readonly anime: FoundAnime }) {
  const { ID, Title } = anime;
  return (
    <span className={styles.text}>
      <bdi>{Title}</bdi>
      <span className={styles.quiet}>
        {animeSummary(anime)}
        <a href={anidbAddress('anime', ID)} target="_blank" rel="noreferrer">
          AniDB {ID}
        </a>
      </span>
    </span>
  );
}
