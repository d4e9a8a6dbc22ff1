import { useMay } from '@hondana/shared/resources/useMay';
import { formatDateTime } from '@hondana/shared/ui/format';
import { Trans } from '@lingui/react/macro';
import { useDraft } from '../shared/draft/SettingsDraft.tsx';
import { valueAt } from '../shared/draft/settingPath.ts';
import { SectionPanel } from '../shared/fields/SectionPanel.tsx';
import type { SettingsPageProps } from '../shared/settingsPage.ts';
import { requestTraktCode } from '../shared/trakt.ts';
import { TraktCode } from './TraktCode.tsx';
import { UnlinkTrakt } from './UnlinkTrakt.tsx';

/** Linked while a token exists; its expiry is stored as a string of seconds since 1970. */
export function TraktPanel({ page }: SettingsPageProps) {
  const { documents } = useDraft();
  const hasTrakt = useMay(requestTraktCode);
  const expires = Number(valueAt(documents, 'TraktTv/TokenExpirationDate') ?? '');
  if (!hasTrakt) return null;
  if (!expires) return <TraktCode />;
  const date = formatDateTime(expires * 1000);
  return (
    <SectionPanel page={page} section="trakt" actions={<UnlinkTrakt />}>
      <p>
        <Trans>Token valid until {date}</Trans>
      </p>
    </SectionPanel>
  );
}
