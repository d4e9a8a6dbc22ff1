import { generalPage } from '../shared/catalogue/generalPage.ts';
import { SectionPanel } from '../shared/fields/SectionPanel.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { BackupPanel } from './backup/BackupPanel.tsx';
import { ThemePanel } from './ThemePanel.tsx';
import { VersionFacts } from './VersionFacts.tsx';

/** What is installed and how it shows itself, and the server's logs. */
export function GeneralPage() {
  return (
    <>
      <PageHead title={generalPage.title} />
      <SectionPanel page={generalPage} section="Version Information">
        <VersionFacts />
      </SectionPanel>
      <ThemePanel />
      <SectionPanel page={generalPage} section="Notifications" />
      <SectionPanel page={generalPage} section="Data Collection" />
      <SectionPanel page={generalPage} section="Log Options" />
      <BackupPanel />
    </>
  );
}
