import type { EpisodeFilter } from '@hondana/shared/api/episodes';
import { episodeNumberText } from '@hondana/shared/api/episodeType';
import type { Episode } from '@hondana/shared/api/types';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { plural } from '@hondana/shared/ui/format';
import { checkCircleIcon, checkIcon } from '@hondana/shared/ui/icons';
import { ProgressBar } from '@hondana/shared/ui/ProgressBar';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { useState } from 'react';
import type { Selection } from './selection.ts';
import { type MarkResult, useMarkEpisodes } from './useMarkEpisodes.ts';
import styles from './WatchOptions.module.css';

type Target = 'filtered' | 'selected';

interface WatchOptionsProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly seriesId: number;
  readonly filter: EpisodeFilter;
  /** Episodes that the filter leaves. */
  readonly total: number;
  readonly selection: Selection;
  /** Leaves only those selected whose IDs are named. */
  readonly onKeep: (ids: ReadonlySet<number>) => void;
}

/** Marks the filtered or the selected episodes as watched or unwatched (S1-072). */
export function WatchOptions(props: WatchOptionsProps) {
  const { open, onOpenChange, seriesId, filter, total, selection, onKeep } = props;
  const { progress, markThese, markFiltered } = useMarkEpisodes(seriesId);
  const [choice, setChoice] = useState<Target>();
  const [failed, setFailed] = useState<MarkResult['failed']>([]);
  const target = selection.size === 0 ? 'filtered' : (choice ?? 'selected');

  const close = (next: boolean) => {
    if (progress) return;
    if (!next) {
      setChoice(undefined);
      setFailed([]);
    }
    onOpenChange(next);
  };
  const mark = async (watched: boolean) => {
    setFailed([]);
    if (target === 'filtered') {
      // The notice has said why.
      const done = await markFiltered(filter, total, watched).then(
        () => true,
        () => false,
      );
      if (done) onOpenChange(false);
      return;
    }
    const result = await markThese([...selection.values()], watched);
    onKeep(new Set(result.failed.map(({ item }) => item.IDs.ID)));
    setFailed(result.failed);
    if (result.failed.length === 0) onOpenChange(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Watch Options"
      size="small"
      footer={
        <>
          <Button icon={checkIcon} busy={progress !== undefined} onClick={() => void mark(false)}>
            Mark as unwatched
          </Button>
          <Button
            variant="primary"
            icon={checkCircleIcon}
            busy={progress !== undefined}
            onClick={() => void mark(true)}
          >
            Mark as watched
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <RadioGroup
          label="Apply to"
          value={target}
          onChange={setChoice}
          options={[
            {
              value: 'filtered',
              label: 'Filtered episodes',
              description: `${plural(total, 'episode', 'episodes')}: all that the filters leave.`,
            },
            {
              value: 'selected',
              label: 'Selected episodes',
              description:
                selection.size === 0
                  ? 'None. A press on an episode selects it.'
                  : plural(selection.size, 'episode', 'episodes'),
              disabled: selection.size === 0,
            },
          ]}
        />
        <p className={styles.note}>Marking as unwatched forgets when an episode was watched.</p>
        {progress && (
          <ProgressBar
            label={`Marking ${plural(progress.of, 'episode', 'episodes')}`}
            value={target === 'selected' ? progress.finished : undefined}
            max={progress.of}
          />
        )}
        {failed.length > 0 && (
          <Banner
            tone="danger"
            title={`${plural(failed.length, 'episode', 'episodes')} could not be marked; they stay selected.`}
          >
            <ul className={styles.failed}>
              {failed.map(({ item, error }) => (
                <li key={item.IDs.ID}>
                  {nameOf(item)}: {error.message}
                </li>
              ))}
            </ul>
          </Banner>
        )}
      </div>
    </Dialog>
  );
}

function nameOf({ AniDB, Name }: Episode): string {
  return AniDB ? `${episodeNumberText(AniDB.Type, AniDB.EpisodeNumber)} ${Name}` : Name;
}
