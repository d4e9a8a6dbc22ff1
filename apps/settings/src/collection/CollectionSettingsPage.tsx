import { SectionPanel } from '../shared/fields/SectionPanel.tsx';
import type { SettingsPageProps } from '../shared/settingsPage.ts';
import { LanguagePanels } from './LanguagePanels.tsx';

export function CollectionSettingsPage({ page }: SettingsPageProps) {
  return (
    <>
      <SectionPanel page={page} section="language" />
      <LanguagePanels page={page} />
      <SectionPanel page={page} section="relations" />
    </>
  );
}
