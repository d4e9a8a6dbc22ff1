import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import type { AnidbEpisode } from '@hondana/shared/api/types';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatDate } from '@hondana/shared/ui/format';
import { Icon } from '@hondana/shared/ui/Icon';
import { checkCircleIcon, externalLinkIcon } from '@hondana/shared/ui/icons';
import { Table, type TableColumn } from '@hondana/shared/ui/Table';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { t } from '@lingui/core/macro';
import { typeAndNumber } from './fileTexts.ts';
import styles from './MissingEpisodesTable.module.css';

/** Every AniDB episode should have one (facts 5.7). */
function englishTitle({ Titles }: AnidbEpisode): string {
  return Titles.find(({ Language }) => Language === 'en')?.Name || '--';
}

const columns = (): readonly TableColumn<AnidbEpisode>[] => [
  {
    key: 'type',
    header: t`Type`,
    width: '9rem',
    cell: ({ Type, EpisodeNumber }) => typeAndNumber(Type, EpisodeNumber),
  },
  {
    key: 'title',
    header: t`Title`,
    heading: true,
    cell: (episode) => (
      <span lang="en" dir="auto">
        {englishTitle(episode)}
      </span>
    ),
  },
  {
    key: 'airdate',
    header: t`Airdate`,
    width: '10rem',
    cell: ({ AirDate }) => (AirDate ? formatDate(AirDate) : '--'),
  },
  {
    key: 'anidb',
    header: 'AniDB',
    width: '8rem',
    cell: ({ ID, Type, EpisodeNumber }) => {
      const episode = episodeNumberText(Type, EpisodeNumber);
      return (
        <a href={`https://anidb.net/episode/${ID}`} target="_blank" rel="noreferrer" className={styles.link}>
          <VisuallyHidden>{t`${episode} in AniDB:`} </VisuallyHidden>
          {ID}
          <Icon icon={externalLinkIcon} size={4} />
        </a>
      );
    },
  },
];

export function MissingEpisodesTable({ episodes }: { readonly episodes: readonly AnidbEpisode[] }) {
  return (
    <Table
      caption={t`Missing Files`}
      columns={columns()}
      rows={episodes}
      rowKey={({ ID }) => ID}
      empty={
        <EmptyState
          compact
          icon={checkCircleIcon}
          title={t`You have no missing episodes or specials. Well done!`}
        />
      }
    />
  );
}
