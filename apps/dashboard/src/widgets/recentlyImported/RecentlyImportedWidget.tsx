import type { SlotContent } from '@hondana/shared/remote/slots';
import { useWebUiSettings } from '@hondana/shared/settings';
import { WidgetFrame } from '../../shared/WidgetFrame.tsx';
import { ViewToggle } from '../ViewToggle.tsx';
import { RecentEpisodes } from './RecentEpisodes.tsx';
import { RecentSeries } from './RecentSeries.tsx';

const views = [
  { value: 'episodes', label: 'Episodes' },
  { value: 'series', label: 'Series' },
] as const;

function RecentlyImportedWidget() {
  const view = useWebUiSettings(({ dashboard }) => dashboard.recentlyImportedView);
  return (
    <WidgetFrame
      title="Recently Imported"
      toolbar={<ViewToggle label="Recently imported" setting="recentlyImportedView" options={views} />}
    >
      {view === 'series' ? <RecentSeries /> : <RecentEpisodes />}
    </WidgetFrame>
  );
}

export const contribution: SlotContent<'dashboard.widget'> = RecentlyImportedWidget;
