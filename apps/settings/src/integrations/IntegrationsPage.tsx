import type { SettingsPageProps } from '../shared/settingsPage.ts';
import { PlexPanel } from './PlexPanel.tsx';
import { TraktPanel } from './TraktPanel.tsx';

export function IntegrationsPage({ page }: SettingsPageProps) {
  return (
    <>
      <div data-setting="place:trakt">
        <TraktPanel page={page} />
      </div>
      <div data-setting="place:plex">
        <PlexPanel />
      </div>
    </>
  );
}
