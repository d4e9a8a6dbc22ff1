import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { Series } from '@hondana/shared/api/types';
import { useOutletContext, useSearchParams, useUpdateSearchParams } from '@hondana/shared/navigation';
import { seriesFileSummaryQuery } from '@hondana/shared/resources/files';
import { Panel } from '@hondana/shared/ui/Panel';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { begin, type TabCalls } from '../shared/tabCalls.ts';
import { FileGroupsTable } from './FileGroupsTable.tsx';
import { FilesOverview } from './FilesOverview.tsx';
import styles from './FilesTab.module.css';
import { MissingEpisodesTable } from './MissingEpisodesTable.tsx';

/** The file summary's criteria, and those that only the table of groups shows. */
const criteria = [
  'GroupName',
  'FileVersion',
  'FileLocation',
  'AudioLanguages',
  'SubtitleLanguages',
  'VideoResolution',
  'FileSource',
  'VideoBitDepth',
  'VideoCodecs',
  'AudioCodecs',
  'SubtitleCodecs',
] as const;

const summaryQuery = (seriesId: number) => ({
  ...seriesFileSummaryQuery({ seriesId, groupBy: criteria }),
  retry: retryOnce,
});

export const filesCalls: TabCalls = (client, seriesId) => begin(client, summaryQuery(seriesId));

type Mode = 'series' | 'missing';

export function FilesTab() {
  const series = useOutletContext<Series>();
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const mode: Mode = parameters.get('mode') === 'missing' ? 'missing' : 'series';
  const summary = useQuery(summaryQuery(series.IDs.ID));
  const choose = (next: Mode) => updateSearchParams({ mode: next === 'missing' ? next : undefined });

  if (summary.isError && !summary.data) {
    return (
      <Panel>
        <QueryFailure query={summary} title={t`The files could not be loaded`} />
      </Panel>
    );
  }
  return (
    <div className={styles.tab} aria-busy={summary.isPending}>
      <FilesOverview overview={summary.data?.Overview} />
      <Panel
        title={mode === 'series' ? t`Series Files` : t`Missing Files`}
        flush
        actions={
          <RadioGroup
            label={t({ message: 'Show', context: 'verb' })}
            hideLabel
            look="segments"
            options={[
              { value: 'series', label: t`Series Files` },
              { value: 'missing', label: t`Missing Files` },
            ]}
            value={mode}
            onChange={choose}
            className={styles.modes}
          />
        }
      >
        {!summary.data && (
          <div className={styles.waiting}>
            <Skeleton shape="block" width="100%" height="12rem" />
          </div>
        )}
        {summary.data && mode === 'series' && <FileGroupsTable groups={summary.data.Groups} />}
        {summary.data && mode === 'missing' && (
          <MissingEpisodesTable episodes={summary.data.MissingEpisodes} />
        )}
      </Panel>
    </div>
  );
}
