import { useAddSeries } from '@hondana/shared/anime/useAddSeries';
import { Link } from '@hondana/shared/navigation';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { anidbAddress } from '@hondana/shared/resources/anidb';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { plusIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Add Series`} size="large">
      <div className={styles.body}>
        {failure && (
          <Banner tone="danger" title={failure.title}>
            {failure.text}
          </Banner>
        )}
        <AnimeSearch
          intro={t`Search AniDB for a series that is not in the collection.`}
          renderAnime={(anime) => {
            const { Title: title } = anime;
            const seriesId = anime.ShokoID ?? added.get(anime.ID);
            return (
              <div className={styles.anime}>
                <AnimeText anime={anime} />
                {seriesId ? (
                  <LinkButton
                    component={Link}
                    size="small"
                    aria-label={t`Open ${title}`}
                    to={`/collection/series/${seriesId}`}
                  >
                    <Trans>Open</Trans>
                  </LinkButton>
                ) : (
                  <Button
                    size="small"
                    icon={plusIcon}
                    aria-label={t`Add ${title}`}
                    busy={addingId === anime.ID}
                    disabled={addingId !== undefined && addingId !== anime.ID}
                    onClick={() => add(anime)}
                  >
                    <Trans>Add</Trans>
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
