import { useSearchParams, useUpdateSearchParams } from '@hondana/shared/navigation';
import { Checkbox } from '@hondana/shared/ui/Checkbox';

interface AddressCheckboxProps {
  readonly label: string;
  readonly title?: string;
  readonly name: string;
  readonly value: string;
}

/** A filter in the URL, so that a reload keeps it. */
export function AddressCheckbox({ label, title, name, value }: AddressCheckboxProps) {
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  return (
    <Checkbox
      label={label}
      title={title}
      checked={parameters.get(name) === value}
      onChange={(isChecked) => updateSearchParams({ [name]: isChecked ? value : undefined })}
    />
  );
}
