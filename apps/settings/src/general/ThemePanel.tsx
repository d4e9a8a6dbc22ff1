import { retryOnce } from '@hondana/shared/api/retryOnce';
import { Select } from '@hondana/shared/overlays/select';
import { themesQuery } from '@hondana/shared/resources/themes';
import { themePath as path, serverThemeId, themeOptions } from '@hondana/shared/themes/themeOptions';
import { Panel } from '@hondana/shared/ui/Panel';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useDraft } from '../shared/draft/SettingsDraft.tsx';
import { SettingRow } from '../shared/fields/SettingRow.tsx';
import layout from '../shared/fields/stack.module.css';
import { AddThemeFromUrl } from './AddThemeFromUrl.tsx';
import { IgnoredRules } from './IgnoredRules.tsx';
import { ServerThemes } from './ServerThemes.tsx';
import { UploadThemes } from './UploadThemes.tsx';

export function ThemePanel() {
  const { valueFor, change } = useDraft();
  const themes = useQuery({ ...themesQuery(), retry: retryOnce });
  const chosen = String(valueFor(path));
  const id = serverThemeId(chosen);
  return (
    <Panel title={t`Theme`}>
      <div className={layout.stack}>
        <SettingRow path={path} label={t`Theme`}>
          <Select
            label={t`Theme`}
            description={t`Previewed immediately; Save to keep.`}
            options={themeOptions(themes.data ?? [], chosen)}
            value={chosen}
            onChange={(theme) => change(path, theme)}
          />
        </SettingRow>
        {id !== undefined && <IgnoredRules themeId={id} />}
        <UploadThemes onUploaded={(theme) => change(path, theme)} />
        <AddThemeFromUrl onAdded={(theme) => change(path, theme)} />
        <QueryFailure query={themes} compact title={t`The themes could not be loaded`} />
        <ServerThemes themes={themes.data ?? []} />
      </div>
    </Panel>
  );
}
