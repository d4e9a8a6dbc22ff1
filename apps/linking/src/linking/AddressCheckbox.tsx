import { useSearchParams, useUpdateSearchParams } from '@hondana/shared/navigation';
import { Checkbox } from '@hondana/shared/ui/Checkbox';

interface AddressCheckboxProps {
  readonly label: string;
  readonly title?: string;
  /** The parameter of the address, and its value while the box is ticked. */
  readonly name: string;
  readonly value: string;
}

/** A choice of what is shown. It stands in the address, so a reload keeps it. */
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
