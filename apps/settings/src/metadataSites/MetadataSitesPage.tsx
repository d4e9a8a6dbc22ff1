import { SectionPanel } from '../shared/fields/SectionPanel.tsx';
import type { SettingsPageProps } from '../shared/settingsPage.ts';

export function MetadataSitesPage({ page }: SettingsPageProps) {
  return (
    <>
      <SectionPanel page={page} section="TMDB Options" />
      <SectionPanel page={page} section="TMDB Download Options" />
    </>
  );
}
