import { Combobox as Base } from '@base-ui/react/combobox';
import { type LayerChange, useLayer } from '@hondana/shared/overlays/layers';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { Field, type FieldControl, type FieldText } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { checkIcon, chevronDownIcon, closeIcon } from '../ui/icons.tsx';
import { PageDirection } from '../ui/PageDirection.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import popup from './popup.module.css';
import styles from './select.module.css';

export interface ComboboxOption<Value extends string | number> {
  value: Value;
  label: string;
  detail?: ReactNode;
  lang?: string | undefined;
  disabled?: boolean | undefined;
}

interface CommonProps<Value extends string | number> extends FieldText {
  options: readonly ComboboxOption<Value>[];
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  emptyText?: string | undefined;
  /** Set for server-side search: called with the typed text; `options` are then shown unfiltered. Debounce it. */
  onSearch?: ((text: string) => void) | undefined;
  loading?: boolean | undefined;
  limit?: number | undefined;
  className?: string | undefined;
}

export interface ComboboxProps<Value extends string | number> extends CommonProps<Value> {
  /** The whole option, since it may not be in the current `options`. */
  value: ComboboxOption<Value> | undefined;
  onChange: (value: ComboboxOption<Value> | undefined) => void;
}

export interface MultiComboboxProps<Value extends string | number> extends CommonProps<Value> {
  value: readonly ComboboxOption<Value>[];
  onChange: (value: ComboboxOption<Value>[]) => void;
}

/** While closed, Base UI would clear the field on Escape and hide the key from the dialog around it. */
function isForLayersAbove(change: LayerChange & { allowPropagation(): void }): boolean {
  if (change.reason !== 'escape-key') return false;
  change.cancel();
  change.allowPropagation();
  return true;
}

function sameOption<Value extends string | number>(
  first: ComboboxOption<Value>,
  second: ComboboxOption<Value>,
): boolean {
  return first.value === second.value;
}

function useCombobox<Value extends string | number>({
  options,
  disabled,
  onSearch,
  limit = 200,
}: CommonProps<Value>) {
  const [open, setOpen] = useState(false);
  const mayChange = useLayer(open);
  return {
    items: options,
    filter: onSearch ? null : undefined,
    limit,
    autoHighlight: true,
    disabled,
    isItemEqualToValue: sameOption<Value>,
    open,
    onOpenChange: (next: boolean, details: Base.Root.ChangeEventDetails) => {
      if (mayChange(details)) setOpen(next);
    },
    onInputValueChange: (text: string, details: Base.Root.ChangeEventDetails) => {
      if (isForLayersAbove(details)) return;
      if (details.reason === 'input-change' || details.reason === 'clear-press') onSearch?.(text);
    },
  };
}

/**
 * Autocomplete for one option.
 * @example <Combobox label="Series" options={found} value={series} onChange={setSeries} onSearch={setText} />
 */
export function Combobox<Value extends string | number>(props: ComboboxProps<Value>) {
  const { value, onChange, placeholder } = props;
  const root = useCombobox(props);
  return (
    <Field {...props}>
      {(control) => (
        <Base.Root
          {...root}
          value={value ?? null}
          onValueChange={(next, details) => {
            if (!isForLayersAbove(details)) onChange(next ?? undefined);
          }}
        >
          <Base.InputGroup className={styles.box}>
            <Base.Input {...control} placeholder={placeholder} className={styles.input} />
            <Base.Clear aria-label={t`Clear`} className={styles.button}>
              <Icon icon={closeIcon} size={4} />
            </Base.Clear>
            <ShowOptions />
          </Base.InputGroup>
          <OptionList {...props} />
        </Base.Root>
      )}
    </Field>
  );
}

/**
 * Autocomplete for several options, shown as chips. Backspace in the empty field removes the last one.
 * @example <MultiCombobox label="Languages" options={languages} value={chosen} onChange={setChosen} />
 */
export function MultiCombobox<Value extends string | number>(props: MultiComboboxProps<Value>) {
  const { value, onChange, placeholder } = props;
  const root = useCombobox(props);
  return (
    <Field {...props}>
      {(control) => (
        <PageDirection>
          <Base.Root
            {...root}
            multiple
            value={value}
            onValueChange={(next, details) => {
              if (!isForLayersAbove(details)) onChange(next);
            }}
          >
            <Base.InputGroup className={styles.box}>
              <ChosenChips value={value} control={control} placeholder={placeholder} />
              <ShowOptions />
            </Base.InputGroup>
            <OptionList {...props} />
          </Base.Root>
        </PageDirection>
      )}
    </Field>
  );
}

function ShowOptions() {
  return (
    <Base.Trigger aria-label={t`Show options`} className={styles.button}>
      <Icon icon={chevronDownIcon} size={4} />
    </Base.Trigger>
  );
}

interface ChosenChipsProps {
  value: readonly ComboboxOption<string | number>[];
  control: FieldControl;
  placeholder: string | undefined;
}

function ChosenChips({ value, control, placeholder }: ChosenChipsProps) {
  return (
    <Base.Chips className={styles.chips}>
      {value.map((option) => (
        <Base.Chip key={option.value} className={styles.chip}>
          <span lang={option.lang}>{option.label}</span>
          <Base.ChipRemove aria-label={t`Remove ${option.label}`} className={styles.remove}>
            <Icon icon={closeIcon} size={3} />
          </Base.ChipRemove>
        </Base.Chip>
      ))}
      <Base.Input
        {...control}
        placeholder={value.length === 0 ? placeholder : undefined}
        className={styles.input}
      />
    </Base.Chips>
  );
}

function OptionList({
  label,
  emptyText = t`No matches`,
  loading,
}: Pick<CommonProps<string>, 'label' | 'emptyText' | 'loading'>) {
  return (
    <Base.Portal>
      <Base.Positioner sideOffset={4} collisionPadding={8} className={popup.positioner}>
        <Base.Popup className={popup.popup} aria-busy={loading || undefined}>
          <Base.Status className={popup.hint}>
            {loading ? <Spinner size={4} label={t`Searching`} /> : null}
          </Base.Status>
          <Base.Empty className={popup.hint}>{loading ? null : emptyText}</Base.Empty>
          <Base.List aria-label={typeof label === 'string' ? label : undefined}>
            {(option: ComboboxOption<string | number>) => (
              <Base.Item key={option.value} value={option} disabled={option.disabled} className={popup.item}>
                <span className={popup.text}>
                  <span lang={option.lang}>{option.label}</span>
                  {option.detail && <span className={popup.detail}>{option.detail}</span>}
                </span>
                <span className={popup.mark}>
                  <Base.ItemIndicator>
                    <Icon icon={checkIcon} size={4} />
                  </Base.ItemIndicator>
                </span>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
