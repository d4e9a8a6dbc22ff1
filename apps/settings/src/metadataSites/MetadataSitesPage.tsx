import { SectionPanel } from '../shared/fields/SectionPanel.tsx';
import type { SettingsPageProps } from '../shared/settingsPage.ts';

export function MetadataSitesPage({ page }: SettingsPageProps) {
  return (
    <>
      <SectionPanel page={page} section="link" />
      <SectionPanel page={page} section="download" />
    </>
  );
}
