import type { SlotContent } from '@hondana/shared/remote/slots';
import { type SettingsChange, useWebUiSettings, type WebUiSettings } from '@hondana/shared/settings';
import { WidgetFrame } from '../../shared/WidgetFrame.tsx';
import { ViewToggle } from '../ViewToggle.tsx';
import { RecentEpisodes } from './RecentEpisodes.tsx';
import { RecentSeries } from './RecentSeries.tsx';

type View = WebUiSettings['dashboard']['recentlyImportedView'];

const views: readonly { value: View; label: string }[] = [
  { value: 'episodes', label: 'Episodes' },
  { value: 'series', label: 'Series' },
];

const show =
  (view: View): SettingsChange =>
  (settings) => ({ ...settings, dashboard: { ...settings.dashboard, recentlyImportedView: view } });

function RecentlyImportedWidget() {
  const view = useWebUiSettings(({ dashboard }) => dashboard.recentlyImportedView);
  return (
    <WidgetFrame
      title="Recently Imported"
      toolbar={<ViewToggle label="Recently imported" options={views} value={view} change={show} />}
    >
      {view === 'series' ? <RecentSeries /> : <RecentEpisodes />}
    </WidgetFrame>
  );
}

export const contribution: SlotContent<'dashboard.widget'> = RecentlyImportedWidget;
