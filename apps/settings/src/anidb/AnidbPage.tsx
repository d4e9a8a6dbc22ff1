import { SectionPanel } from '../shared/fields/SectionPanel.tsx';
import type { SettingsPageProps } from '../shared/settingsPage.ts';
import { TestLoginButton } from './TestLoginButton.tsx';

export function AnidbPage({ page }: SettingsPageProps) {
  return (
    <>
      <SectionPanel page={page} section="login" actions={<TestLoginButton />} />
      <SectionPanel page={page} section="download" />
      <SectionPanel page={page} section="my-list" />
      <SectionPanel page={page} section="update" />
    </>
  );
}
