import { ChannelChoice } from '../shared/channel/lazyChannelChoice.tsx';
import { SectionPanel } from '../shared/fields/SectionPanel.tsx';
import type { SettingsPageProps } from '../shared/settingsPage.ts';
import { BackupPanel } from './backup/BackupPanel.tsx';
import { ThemePanel } from './ThemePanel.tsx';
import { VersionFacts } from './VersionFacts.tsx';

export function GeneralPage({ page }: SettingsPageProps) {
  return (
    <>
      <SectionPanel page={page} section="version">
        <VersionFacts />
      </SectionPanel>
      <ChannelChoice />
      <ThemePanel />
      <SectionPanel page={page} section="notifications" />
      <SectionPanel page={page} section="data-collection" />
      <SectionPanel page={page} section="log" />
      <BackupPanel />
    </>
  );
}
