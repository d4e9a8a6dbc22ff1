import { BulkReport } from '@hondana/shared/bulk/BulkReport';
import { selectOnly } from '@hondana/shared/bulk/selection';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import type { Selecting } from '@hondana/shared/bulk/useSelection';
import { Dialog } from '@hondana/shared/overlays/dialog';
import type { EpisodeFilter } from '@hondana/shared/resources/episodes';
import { Button } from '@hondana/shared/ui/Button';
import { checkCircleIcon, checkIcon } from '@hondana/shared/ui/icons';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { episodesText } from '../shared/countTexts.ts';
import { searchedNumber } from './episodeNumber.ts';
import {
  episodeOperations,
  markFilteredAction,
  markSelectedAction,
  type SelectedEpisode,
} from './episodeOperations.ts';
import styles from './WatchOptions.module.css';

type Target = 'filtered' | 'selected';

interface WatchOptionsProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly seriesId: number;
  readonly filter: EpisodeFilter;
  /** Episodes that match the filter. */
  readonly total: number;
  /** Inclusive range of indices in the list. */
  readonly itemsOf: (first: number, last: number) => Promise<readonly SelectedEpisode[]>;
  readonly selecting: Selecting<SelectedEpisode>;
}

export function WatchOptions(props: WatchOptionsProps) {
  const { open, onOpenChange, seriesId, filter, total, itemsOf, selecting } = props;
  const client = useQueryClient();
  const { count, selection, change } = selecting;
  const selected = useBulkOperation(episodeOperations().selected, (unfinished) =>
    change(selectOnly(unfinished)),
  );
  const filtered = useBulkOperation(episodeOperations().filtered, () => {});
  const [choice, setChoice] = useState<Target>();
  const target = count === 0 ? 'filtered' : (choice ?? 'selected');
  const isRunning = selected.progress !== undefined || filtered.progress !== undefined;

  const close = (next: boolean) => {
    if (isRunning) return;
    if (!next) {
      setChoice(undefined);
      selected.dismissFailure();
      filtered.dismissFailure();
    }
    onOpenChange(next);
  };
  const markEach = async (watched: boolean, items: readonly SelectedEpisode[]): Promise<boolean> =>
    (await selected.run(markSelectedAction(seriesId, watched), items)).length === items.length;
  const markFiltered = async (watched: boolean): Promise<boolean> => {
    // The server cannot search by number, and would mark what it finds by title.
    if (searchedNumber(filter.search)) return markEach(watched, await itemsOf(0, total - 1));
    const action = markFilteredAction(client, seriesId, { filter, watched });
    return (await filtered.run(action, [{ key: 'filtered', name: t`Filtered episodes` }])).length === 1;
  };
  const mark = async (watched: boolean) => {
    const isDone = await (target === 'filtered'
      ? markFiltered(watched)
      : markEach(watched, [...selection.items.values()]));
    if (isDone) onOpenChange(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t`Watch Options`}
      size="small"
      footer={
        <>
          <Button icon={checkIcon} busy={isRunning} onClick={() => void mark(false)}>
            <Trans>Mark as unwatched</Trans>
          </Button>
          <Button variant="primary" icon={checkCircleIcon} busy={isRunning} onClick={() => void mark(true)}>
            <Trans>Mark as watched</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <RadioGroup
          label={t`Apply to`}
          value={target}
          onChange={setChoice}
          options={[
            {
              value: 'filtered',
              label: t`Filtered episodes`,
              description: t`${plural(total, { 0: '# matching episodes', one: '# matching episode', other: 'All # matching episodes' })}`,
            },
            {
              value: 'selected',
              label: t`Selected episodes`,
              description: count === 0 ? t`None selected` : episodesText(count),
              disabled: count === 0,
            },
          ]}
        />
        <p className={styles.note}>
          <Trans>Marking as unwatched clears the watch date.</Trans>
        </p>
        <BulkReport operation={filtered} />
        <BulkReport operation={selected} />
      </div>
    </Dialog>
  );
}
