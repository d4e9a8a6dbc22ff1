import { prefetchWhenIdle } from '@hondana/shared/ahead/prefetchWhenIdle';
import type { Series } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { seriesQuery } from '@hondana/shared/resources/series';
import { chevronLeftIcon, chevronRightIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListOrigin } from '../shared/listOrigin.ts';
import styles from './NeighbourLinks.module.css';
import { type NeighbourSeries, useListNeighbours } from './useListNeighbours.ts';

interface BesideInListProps {
  readonly series: Series;
  readonly origin: ListOrigin;
  /** Kept from series to series. */
  readonly tab: string;
}

/** The links replace the history entry, so that Back leads to the list. */
export function NeighbourLinks({ series, origin, tab }: BesideInListProps) {
  const { previous, next } = useListNeighbours(series, origin);
  const client = useQueryClient();
  const nextId = next?.seriesId;
  useEffect(
    () => (nextId === undefined ? undefined : prefetchWhenIdle(client, seriesQuery({ seriesId: nextId }))),
    [client, nextId],
  );
  return (
    <>
      <NeighbourLink
        labelOf={(name) => t`Previous series: ${name}`}
        icon={chevronLeftIcon}
        neighbour={previous}
        tab={tab}
      />
      <NeighbourLink
        labelOf={(name) => t`Next series: ${name}`}
        icon={chevronRightIcon}
        neighbour={next}
        tab={tab}
      />
    </>
  );
}

interface NeighbourLinkProps {
  readonly labelOf: (name: string) => string;
  readonly icon: typeof chevronLeftIcon;
  readonly neighbour: NeighbourSeries | undefined;
  readonly tab: string;
}

function NeighbourLink({ labelOf, icon, neighbour, tab }: NeighbourLinkProps) {
  // At either end, a gap keeps the other link under the pointer.
  if (!neighbour) return <span className={styles.place} />;
  const label = labelOf(neighbour.name);
  return (
    <LinkButton
      component={Link}
      to={`/collection/series/${neighbour.seriesId}/${tab}`}
      state={neighbour.state}
      replace
      variant="secondary"
      size="small"
      icon={icon}
      title={label}
      className={styles.link}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
    </LinkButton>
  );
}
