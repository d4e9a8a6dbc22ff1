import { airDateText, isOngoing } from '@hondana/shared/anime/airDates';
import { animeTypeText } from '@hondana/shared/anime/animeTypeText';
import { cleanDescription } from '@hondana/shared/anime/cleanDescription';
import { missingOf } from '@hondana/shared/anime/episodeCounts';
import { useLanguage } from '@hondana/shared/language';
import { useWebUiSettings } from '@hondana/shared/settings';
import { Badge } from '@hondana/shared/ui/Badge';
import { ClampedText } from '@hondana/shared/ui/ClampedText';
import { joinList } from '@hondana/shared/ui/joinTexts';
import { Poster } from '@hondana/shared/ui/Poster';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { Tag } from '@hondana/shared/ui/Tag';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { ofAll } from '../shared/ofAll.ts';
import { CardLink } from './CardLink.tsx';
import type { CardFacts, PlacedCard } from './cardFacts.ts';
import { fileSourceTexts } from './fileSources.ts';
import styles from './ListCard.module.css';
import { useCardTags } from './useCardTags.ts';

export const ListCard = memo(function ListCard(card: PlacedCard) {
  useLanguage();
  const { facts, details, isPending, urgent } = card;
  const { showItemType, showGroupIndicator } = useWebUiSettings(({ collection }) => collection.list);
  const filterDescription = useWebUiSettings(({ collection }) => collection.anidb.filterDescription);
  const tags = useCardTags(facts, details);
  const count = facts.seriesCount;
  return (
    <article className={styles.card}>
      <div className={styles.inside}>
        <Poster
          src={facts.poster}
          title={facts.name}
          lang={facts.lang}
          eager
          urgent={urgent}
          className={styles.poster}
        />
        <div className={styles.body}>
          <h2 lang={facts.lang} dir="auto" title={facts.name} className={styles.name}>
            <CardLink card={card} className={styles.link ?? ''}>
              {facts.name}
            </CardLink>
          </h2>
          <div className={styles.marks}>
            {showItemType && details && <Badge>{animeTypeText(details.Type)}</Badge>}
            {fileSourceTexts(facts.fileSources).map((source) => (
              <Badge key={source} tone="accent">
                {source}
              </Badge>
            ))}
            {showGroupIndicator && count > 1 && (
              <Badge tone="other">{t`${plural(count, { one: '# Series', other: '# Series' })}`}</Badge>
            )}
            {facts.isFavorite && (
              <Badge tone="accent">
                <Trans>Favorite</Trans>
              </Badge>
            )}
            {details && isOngoing(details) && (
              <Badge tone="success">
                <Trans>Ongoing Series</Trans>
              </Badge>
            )}
          </div>
          <p className={styles.dates}>
            {details && airDateText(details)}
            {!details && (isPending ? <Skeleton width="11rem" /> : t`Air dates not available`)}
          </p>
          <Counts facts={facts} />
          <ClampedText lines={4} quiet className={styles.description}>
            {cleanDescription(facts.description, filterDescription)}
          </ClampedText>
          <ul aria-label={t`Tags`} className={styles.tags}>
            {tags?.map((tag) => (
              <li key={`${tag.Source}${tag.ID}`}>
                <Tag>{tag.Name}</Tag>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
});

function Counts({ facts: { sizes, unwatched, episodes } }: { readonly facts: CardFacts }) {
  const episodesMissing = missingOf(sizes, 'Episodes');
  const specialsMissing = missingOf(sizes, 'Specials');
  const missing = joinList([
    episodesMissing > 0 && t`${plural(episodesMissing, { one: '# EP', other: '# EP' })}`,
    specialsMissing > 0 && t`${plural(specialsMissing, { one: '# SP', other: '# SP' })}`,
  ]);
  return (
    <dl className={styles.counts}>
      <Count
        name={t`EP`}
        title={t`Available and total episodes`}
        value={ofAll(sizes.Local.Episodes, sizes.Total.Episodes)}
      />
      <Count
        name={t`SP`}
        title={t`Available and total specials`}
        value={ofAll(sizes.Local.Specials, sizes.Total.Specials)}
      />
      <Count name={t`Watched`} value={ofAll(episodes - unwatched, episodes)} />
      {missing !== '' && <Count name={t`Missing`} warning value={missing} />}
    </dl>
  );
}

interface CountProps {
  readonly name: string;
  readonly title?: string;
  readonly value: string;
  readonly warning?: boolean;
}

function Count({ name, title, value, warning }: CountProps) {
  return (
    <div className={styles.count} title={title}>
      <dt>{name}</dt>
      <dd className={warning ? styles.warning : undefined}>{value}</dd>
    </div>
  );
}
