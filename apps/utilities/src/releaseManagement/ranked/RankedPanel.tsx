import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import { BulkReport } from '@hondana/shared/bulk/BulkReport';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import { useMay } from '@hondana/shared/resources/useMay';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { SeriesPanel } from '../../shared/SeriesPanel.tsx';
import { SkeletonLines } from '../../shared/SkeletonLines.tsx';
import { CandidateCards } from './CandidateCards.tsx';
import { deletionAction, deletionOperation } from './deletionOperation.ts';
import { MixAndMatch } from './MixAndMatch.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import { placePath } from './placePath.ts';
import styles from './RankedPanel.module.css';
import {
  type DeletionPreview,
  deletePlaces,
  type RankedOptions,
  seriesReleasesQuery,
} from './rankedReleases.ts';
import { keptReleases, nothingChosen } from './releaseSelection.ts';
import { usePreview } from './usePreview.ts';
import { useReleaseChoice } from './useReleaseChoice.ts';

const DeletionDialog = lazyPart(async () => (await import('./DeletionDialog.tsx')).DeletionDialog);

interface RankedPanelProps {
  readonly seriesId: number;
  readonly options: RankedOptions;
}

/** The releases of a series, best first: which of them stay is chosen, previewed, and only then executed. */
export function RankedPanel({ seriesId, options }: RankedPanelProps) {
  const { includeVariations } = options;
  const address = useReleaseChoice();
  const mayDelete = useMay(deletePlaces);
  const choice = mayDelete ? address.choice : nothingChosen;
  const query = useQuery({
    ...seriesReleasesQuery({ seriesId, includeVariations }),
    placeholderData: keepPreviousData,
    retry: retryOnce,
  });
  const releases = query.data;
  const preview = usePreview(releases, choice, options);
  const [isAsking, setAsking] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const operation = useBulkOperation(deletionOperation().ofSeries, (unfinished) => {
    if (unfinished.length === 0) preview.forget();
    // The button that was pressed has left with the preview.
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  });
  const execute = ({ Files }: DeletionPreview): void => {
    const tasks = Files.map((file) => ({
      key: String(file.PlaceID),
      name: placePath(file),
      placeIds: [file.PlaceID],
    }));
    void operation.run(deletionAction(), tasks);
  };
  const releaseCount = releases?.Candidates.length ?? 0;
  const hasChosen = choice.kept.length > 0 || choice.picks.size > 0;
  return (
    <SeriesPanel
      label={t`Releases`}
      seriesId={seriesId}
      count={releases ? t`${plural(releaseCount, { one: '# release', other: '# releases' })}` : undefined}
      actions={
        mayDelete &&
        releases && (
          <div className={styles.actions}>
            <RadioGroup
              label={t`How to choose`}
              hideLabel
              look="segments"
              options={[
                { value: 'releases', label: t`Whole Releases` },
                { value: 'mix', label: t`Mix and Match` },
              ]}
              value={choice.isMixing ? 'mix' : 'releases'}
              onChange={(way) => address.mix(way === 'mix')}
            />
            <Button
              size="small"
              variant="quiet"
              aria-disabled={!hasChosen}
              onClick={() => hasChosen && address.clear()}
            >
              <Trans>Use the server’s ranking</Trans>
            </Button>
          </div>
        )
      }
    >
      <div ref={list} tabIndex={-1} className={styles.scroller}>
        <QueryView
          compact
          query={query}
          title={t`The releases could not be loaded`}
          pending={<SkeletonLines widths={['40%', '90%', '85%', '45%', '88%', '80%']} />}
        >
          {(found) =>
            found === null ? (
              <EmptyState compact title={t`Nothing left to resolve for this series.`} />
            ) : choice.isMixing ? (
              <MixAndMatch releases={found} choice={choice} onPick={address.pick} />
            ) : (
              <CandidateCards
                releases={found}
                kept={keptReleases(found, choice)}
                choice={choice}
                includeVariations={includeVariations}
                mayChoose={mayDelete}
                onKeep={address.keep}
              />
            )
          }
        </QueryView>
      </div>
      <BulkReport operation={operation} />
      {mayDelete && releases && !operation.progress && (
        <PreviewBar
          releases={releases}
          preview={preview}
          isWaiting={query.isPlaceholderData}
          onDelete={() => setAsking(true)}
        />
      )}
      {isAsking && releases && preview.seen?.deletion && (
        <DeletionDialog
          releases={releases}
          choice={choice}
          options={options}
          seen={preview.seen.deletion}
          onSeen={preview.see}
          onClose={() => setAsking(false)}
          onConfirm={execute}
        />
      )}
    </SeriesPanel>
  );
}
