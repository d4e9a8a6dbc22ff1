import { notify } from '@hondana/shared/overlays/notices';
import { type SettingsChange, useUpdateWebUiSettings } from '@hondana/shared/settings';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { useMutation } from '@tanstack/react-query';

interface ViewToggleProps<View extends string> {
  /** For screen readers. */
  readonly label: string;
  readonly options: readonly { readonly value: View; readonly label: string }[];
  readonly value: View;
  readonly change: (view: View) => SettingsChange;
}

export function ViewToggle<View extends string>({ label, options, value, change }: ViewToggleProps<View>) {
  const update = useUpdateWebUiSettings();
  const save = useMutation({
    mutationFn: (view: View) => update(change(view)),
    onError: ({ message }) => notify({ kind: 'error', title: 'The view could not be saved', text: message }),
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
