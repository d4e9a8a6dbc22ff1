import { SectionPanel } from '../shared/fields/SectionPanel.tsx';
import type { SettingsPageProps } from '../shared/settingsPage.ts';
import { TestLoginButton } from './TestLoginButton.tsx';

export function AnidbPage({ page }: SettingsPageProps) {
  return (
    <>
      <SectionPanel page={page} section="AniDB Login" actions={<TestLoginButton />} />
      <SectionPanel page={page} section="Download Options" />
      <SectionPanel page={page} section="MyList Options" />
      <SectionPanel page={page} section="Update Options" />
    </>
  );
}
