import { integrationsPage } from '../shared/catalogue/integrationsPage.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { PlexPanel } from './PlexPanel.tsx';
import { TraktPanel } from './TraktPanel.tsx';

/** Trakt and Plex. */
export function IntegrationsPage() {
  return (
    <>
      <PageHead title={integrationsPage.title} />
      <div data-setting="place:trakt">
        <TraktPanel />
      </div>
      <div data-setting="place:plex">
        <PlexPanel />
      </div>
    </>
  );
}
