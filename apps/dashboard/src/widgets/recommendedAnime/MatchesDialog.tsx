import { availableImageUrl } from '@hondana/shared/anime/images';
import { titleLanguage } from '@hondana/shared/anime/titleLanguage';
import type { AnidbAnime } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { similarAnimeQuery } from '@hondana/shared/resources/series';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatPercent } from '@hondana/shared/ui/format';
import { Poster } from '@hondana/shared/ui/Poster';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './MatchesDialog.module.css';

interface MatchesDialogProps {
  readonly seriesId: number;
  readonly title: string;
  readonly onClose: () => void;
}

type Match = AnidbAnime & { readonly ShokoID: number };

/** Only series in the collection can have been watched. */
function isInCollection(anime: AnidbAnime): anime is Match {
  return Boolean(anime.ShokoID);
}

function approvalOf({ UserApproval }: AnidbAnime): string | undefined {
  if (!UserApproval) return undefined;
  const { Value, MaxValue, Votes } = UserApproval;
  const approval = formatPercent(Value / MaxValue);
  return t`${approval} (${plural(Votes, { one: '# vote', other: '# votes' })})`;
}

/** The series behind a recommendation. The server only counts them; AniDB's list of similar anime names them. */
export function MatchesDialog({ seriesId, title, onClose }: MatchesDialogProps) {
  const [open, setOpen] = useState(true);
  const similar = useQuery({
    ...similarAnimeQuery({ seriesId }),
    select: (list) => list.filter(isInCollection),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      title={t`Similar to ${title}`}
      description={t`Series of your collection that AniDB lists as similar. Match counts come from the titles you’ve watched, so they can differ.`}
    >
      <QueryView compact query={similar} title={t`The similar anime could not be loaded`}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              compact
              title={t`No similar anime in your collection`}
              text={t`Titles you’ve watched list this series as similar, but not vice versa.`}
            />
          ) : (
            <ul className={styles.list}>
              {list.map((anime) => (
                <li key={anime.ID}>
                  <Link to={`/collection/series/${anime.ShokoID}`} className={styles.match}>
                    <Poster src={availableImageUrl(anime.Poster)} title="" className={styles.poster} />
                    <span>
                      <span
                        lang={titleLanguage(anime.Title, anime.Titles)}
                        dir="auto"
                        className={styles.title}
                      >
                        {anime.Title}
                      </span>
                      <span className={styles.approval}>{approvalOf(anime)}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Dialog>
  );
}
