import { Select as Base } from '@base-ui/react/select';
import { useLayer } from '@hondana/shared/overlays/layers';
import { type ReactNode, useState } from 'react';
import { classNames } from '../ui/classNames.tsx';
import { Field, type FieldText } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { checkIcon, chevronDownIcon } from '../ui/icons.tsx';
import popup from './popup.module.css';
import styles from './select.module.css';

export interface SelectOption<Value extends string | number> {
  value: Value;
  label: string;
  detail?: ReactNode;
  disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string | number> extends FieldText {
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  size?: 'medium' | 'small' | undefined;
  className?: string | undefined;
}

/**
 * A dropdown. Typing jumps to an option; for very many options use a Combobox.
 * @example <Select label="Theme" options={themes} value={theme} onChange={setTheme} />
 */
export function Select<Value extends string | number>({
  options,
  value,
  onChange,
  placeholder = 'Choose…',
  disabled,
  size = 'medium',
  ...field
}: SelectProps<Value>) {
  const [open, setOpen] = useState(false);
  const mayChange = useLayer(open);
  return (
    <Field {...field}>
      {(control) => (
        <Base.Root
          modal={false}
          items={options}
          value={value ?? null}
          disabled={disabled}
          open={open}
          onOpenChange={(next, details) => mayChange(details) && setOpen(next)}
          onValueChange={(next) => next !== null && onChange(next)}
        >
          <Base.Trigger {...control} className={classNames(styles.trigger, size === 'small' && styles.small)}>
            <Base.Value placeholder={placeholder} className={styles.value} />
            <Icon icon={chevronDownIcon} size={4} />
          </Base.Trigger>
          <Base.Portal>
            <Base.Positioner
              positionMethod="fixed"
              alignItemWithTrigger={false}
              sideOffset={4}
              collisionPadding={8}
              className={popup.positioner}
            >
              <Base.Popup
                aria-label={typeof field.label === 'string' ? field.label : undefined}
                className={popup.popup}
              >
                {options.map((option) => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    label={option.label}
                    disabled={option.disabled}
                    className={popup.item}
                  >
                    <span className={popup.text}>
                      <Base.ItemText>{option.label}</Base.ItemText>
                      {option.detail && <span className={popup.detail}>{option.detail}</span>}
                    </span>
                    <span className={popup.mark}>
                      <Base.ItemIndicator>
                        <Icon icon={checkIcon} size={4} />
                      </Base.ItemIndicator>
                    </span>
                  </Base.Item>
                ))}
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
