import type { Series } from '@hondana/shared/api/types';
import { useSearchParams } from '@hondana/shared/navigation';
import { tmdbShowQuery } from '@hondana/shared/resources/tmdb';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { Heading } from '@hondana/shared/ui/Heading';
import { externalLinkIcon, slidersIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RemoveLink } from '../RemoveLink.tsx';
import styles from './ShowTools.module.css';

const OrderingDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "dialogs" */ './OrderingDialog.tsx')).OrderingDialog,
);

interface ShowToolsProps {
  readonly series: Series;
  readonly showId: number;
  readonly isNew: boolean;
  readonly mayEdit: boolean;
  readonly selected: number;
  readonly total: number;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
}

/** Above the rows: the show, the filters, and the actions. */
export function ShowTools(props: ShowToolsProps) {
  const { series, showId, isNew, mayEdit, selected, total, onSelectAll, onClear } = props;
  const show = useQuery({ ...tmdbShowQuery({ showId }), retry: false });
  const [parameters, setParameters] = useSearchParams();
  const [isOrdering, setOrdering] = useState(false);
  const title = show.data?.Title || `Show ${showId}`;
  return (
    <div className={styles.tools}>
      <Heading level={2} look="large" dir="auto" className={styles.title}>
        {title}
        {isNew && <span className={styles.fresh}> – not linked yet</span>}
      </Heading>
      <div className={styles.buttons}>
        {mayEdit && (
          <Checkbox
            label="Select all"
            checked={total > 0 && selected === total}
            indeterminate={selected > 0 && selected < total}
            onChange={(checked) => (checked ? onSelectAll() : onClear())}
          />
        )}
        <Checkbox
          label="Only problems"
          title="Leaves out what matches by title, and what was linked by hand"
          checked={parameters.get('only') === 'problems'}
          onChange={(checked) =>
            setParameters(
              (before) => {
                const next = new URLSearchParams(before);
                if (checked) next.set('only', 'problems');
                else next.delete('only');
                return next;
              },
              { replace: true, preventScrollReset: true },
            )
          }
        />
        {mayEdit && show.data && (
          <Button size="small" icon={slidersIcon} aria-haspopup="dialog" onClick={() => setOrdering(true)}>
            Show Settings
          </Button>
        )}
        <LinkButton
          size="small"
          variant="quiet"
          icon={externalLinkIcon}
          href={`https://www.themoviedb.org/tv/${showId}`}
          target="_blank"
          rel="noreferrer"
        >
          TMDB {showId}
        </LinkButton>
        {mayEdit && !isNew && <RemoveLink series={series} kind="Show" id={showId} name={title} />}
      </div>
      {isOrdering && <OrderingDialog showId={showId} onClose={() => setOrdering(false)} />}
    </div>
  );
}
