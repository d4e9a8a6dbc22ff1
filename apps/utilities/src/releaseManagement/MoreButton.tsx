import { Button } from '@hondana/shared/ui/Button';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './ReleasePanel.module.css';
import type { ReleaseEpisodes } from './useReleaseEpisodes.ts';

export function MoreButton({ list }: { readonly list: ReleaseEpisodes }) {
  const place = useRef<HTMLDivElement>(null);
  const showMore = useEffectEvent(list.showMore);
  const { isFetching } = list;

  useEffect(() => {
    if (isFetching || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) showMore();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isFetching]);

  return (
    <div ref={place} className={styles.more}>
      <Button busy={list.isFetchingMore} onClick={list.showMore}>
        <Trans>Show more episodes</Trans>
      </Button>
    </div>
  );
}
