import { Link, useSearchParams } from '@hondana/shared/navigation';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { useSearchText } from '@hondana/shared/ui/useSearchText';
import { PageFrame } from '../shared/PageFrame.tsx';
import listStyles from './FileListPage.module.css';
import { fileTabs } from './fileTabs.ts';
import { ManualSeriesList } from './ManualSeriesList.tsx';
import styles from './ManualSeriesPage.module.css';
import { ManualSeriesPanel } from './ManualSeriesPanel.tsx';

/** Manually linked files, by series; one of the series is open beside the list. */
export function ManualSeriesPage() {
  const search = useSearchText('q');
  const [parameters] = useSearchParams();
  const text = parameters.get('series') ?? '';
  const openId = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  const addressOf = (seriesId?: number): string => {
    const next = new URLSearchParams(parameters);
    if (seriesId === undefined) next.delete('series');
    else next.set('series', String(seriesId));
    return `?${next}`;
  };
  return (
    <PageFrame
      heading="Manually Linked Files"
      tabs={fileTabs}
      controls={
        <>
          <search className={listStyles.search}>
            <SearchField
              label="Search series"
              placeholder="Search series..."
              value={search.text}
              onChange={search.setText}
              shortcut
            />
          </search>
          <LinkButton component={Link} to="/utilities/unrecognized/manually-linked-files/all">
            All Files
          </LinkButton>
        </>
      }
    >
      <div className={styles.body} data-open={openId !== undefined || undefined}>
        <ManualSeriesList search={search} openId={openId} addressOf={addressOf} />
        {openId === undefined ? (
          <p className={styles.hint}>Choose a series to see the files that somebody linked to it.</p>
        ) : (
          <ManualSeriesPanel key={openId} seriesId={openId} listAddress={addressOf()} />
        )}
      </div>
    </PageFrame>
  );
}
