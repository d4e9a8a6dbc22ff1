import { notify } from '@hondana/shared/overlays/notices';
import { useUpdateWebUiSettings, useWebUiSettings, type WebUiSettings } from '@hondana/shared/settings';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';

type Dashboard = WebUiSettings['dashboard'];

type ViewSetting = 'recentlyImportedView' | 'upcomingAnimeView';

interface ViewToggleProps<Setting extends ViewSetting> {
  /** For screen readers. */
  readonly label: string;
  readonly setting: Setting;
  readonly options: readonly { readonly value: Dashboard[Setting]; readonly label: string }[];
}

export function ViewToggle<Setting extends ViewSetting>({
  label,
  setting,
  options,
}: ViewToggleProps<Setting>) {
  const value = useWebUiSettings(({ dashboard }) => dashboard[setting]);
  const update = useUpdateWebUiSettings();
  const save = useMutation({
    mutationFn: (view: Dashboard[Setting]) =>
      update((settings) => ({ ...settings, dashboard: { ...settings.dashboard, [setting]: view } })),
    onError: ({ message }) => notify({ kind: 'error', title: t`The view could not be saved`, text: message }),
  });
  return (
    <RadioGroup
      label={label}
      hideLabel
      look="segments"
      options={options}
      value={value}
      onChange={(view) => save.mutate(view)}
    />
  );
}
