import type { SlotContent } from '@hondana/shared/remote/slots';
import { useWebUiSettings } from '@hondana/shared/settings';
import { t } from '@lingui/core/macro';
import { WidgetFrame } from '../../shared/WidgetFrame.tsx';
import { ViewToggle } from '../ViewToggle.tsx';
import { RecentEpisodes } from './RecentEpisodes.tsx';
import { RecentSeries } from './RecentSeries.tsx';

const views = () =>
  [
    { value: 'episodes', label: t`Episodes` },
    { value: 'series', label: t`Series` },
  ] as const;

function RecentlyImportedWidget() {
  const view = useWebUiSettings(({ dashboard }) => dashboard.recentlyImportedView);
  return (
    <WidgetFrame
      title={t`Recently Imported`}
      toolbar={<ViewToggle label={t`Recently imported`} setting="recentlyImportedView" options={views()} />}
    >
      {view === 'series' ? <RecentSeries /> : <RecentEpisodes />}
    </WidgetFrame>
  );
}

export const contribution: SlotContent<'dashboard.widget'> = RecentlyImportedWidget;
