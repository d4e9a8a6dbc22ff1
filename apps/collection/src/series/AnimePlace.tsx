import { availableImageUrl } from '@hondana/shared/anime/images';
import { titleLanguage } from '@hondana/shared/anime/titleLanguage';
import type { AnidbAnime } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { anidbAddress } from '@hondana/shared/resources/anidb';
import { Button } from '@hondana/shared/ui/Button';
import { plusIcon } from '@hondana/shared/ui/icons';
import { Poster } from '@hondana/shared/ui/Poster';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './AnimeRow.module.css';

interface AnimePlaceProps {
  readonly anime: AnidbAnime;
  /** Undefined when not in the collection. */
  readonly seriesId: number | undefined;
  readonly remark: ReactNode;
  readonly isAdding: boolean;
  /** While another one is being added. */
  readonly isWaiting: boolean;
  /** Undefined without permission to add. */
  readonly onAdd: (() => void) | undefined;
}

export function AnimePlace({ anime, seriesId, remark, isAdding, isWaiting, onAdd }: AnimePlaceProps) {
  const place = useRef<HTMLLIElement>(null);
  const hadButton = useRef(false);
  const isOutside = !seriesId;
  const title = anime.Title;
  useLayoutEffect(() => {
    // The focused button is gone; the link takes the focus.
    const { activeElement, body } = document;
    if (hadButton.current && !isOutside && activeElement === body) place.current?.querySelector('a')?.focus();
    hadButton.current = isOutside && isAdding;
  });
  return (
    <li ref={place} className={styles.place}>
      <AnimeLink anime={anime} seriesId={seriesId} remark={remark} />
      {isOutside && onAdd && (
        <Button
          size="small"
          icon={plusIcon}
          aria-label={t`Add ${title}`}
          busy={isAdding}
          disabled={isWaiting}
          className={styles.add}
          onClick={onAdd}
        >
          <Trans>Add</Trans>
        </Button>
      )}
    </li>
  );
}

type AnimeLinkProps = Pick<AnimePlaceProps, 'anime' | 'seriesId' | 'remark'>;

function AnimeLink({ anime, seriesId, remark }: AnimeLinkProps) {
  const lang = titleLanguage(anime.Title, anime.Titles);
  const content = (
    <>
      <Poster src={availableImageUrl(anime.Poster)} title={anime.Title} lang={lang} />
      <span lang={lang} dir="auto" title={anime.Title} className={styles.title}>
        {anime.Title}
      </span>
      <span className={styles.remark}>{remark}</span>
    </>
  );
  if (seriesId) {
    return (
      <Link to={`/collection/series/${seriesId}`} className={styles.link}>
        {content}
      </Link>
    );
  }
  return (
    <a
      href={anidbAddress('anime', anime.ID)}
      target="_blank"
      rel="noreferrer"
      className={styles.link}
      data-outside=""
    >
      {content}
      <span className={styles.remark}>
        <Trans>Not in your collection</Trans>
      </span>
    </a>
  );
}
