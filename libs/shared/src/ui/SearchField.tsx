import { t } from '@lingui/core/macro';
import { type ComponentProps, type Ref, useImperativeHandle, useRef } from 'react';
import { isComposing, useComposition } from './composition.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { closeIcon, searchIcon } from './icons.tsx';
import { KeyHint } from './KeyHint.tsx';
import styles from './SearchField.module.css';
import { TextField } from './TextField.tsx';

export interface SearchFieldProps
  extends Omit<
    ComponentProps<'input'>,
    'value' | 'onChange' | 'onCompositionEnd' | 'type' | 'id' | 'ref' | 'prefix'
  > {
  label: string;
  value: string;
  /** Called at every keystroke, except during IME composition. Debounce server requests. */
  onChange: (value: string) => void;
  /** Makes it the field that `/` focuses: shows the hint and sets `data-search-shortcut`. */
  shortcut?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A search input with a clear button. Escape clears it, and propagates only when it is empty.
 * @example <SearchField label="Search collection" placeholder="Search..." value={text} onChange={setText} shortcut />
 */
export function SearchField({ label, value, onChange, shortcut, ref, onKeyDown, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const composition = useComposition(value, onChange);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  return (
    <TextField
      {...rest}
      {...composition}
      ref={input}
      label={label}
      hideLabel
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      aria-keyshortcuts={shortcut ? '/' : undefined}
      data-search-shortcut={shortcut ? '' : undefined}
      before={<Icon icon={searchIcon} size={4} />}
      after={
        composition.value !== '' ? (
          <IconButton
            icon={closeIcon}
            label={t`Clear search`}
            size="small"
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          />
        ) : (
          shortcut && <KeyHint keys={['/']} className={styles.hint} />
        )
      }
      onKeyDown={(event) => {
        const isComposed = isComposing(event.nativeEvent);
        if (!isComposed) onKeyDown?.(event);
        if (event.key !== 'Escape' || composition.value === '' || event.defaultPrevented) return;
        // Browsers clear a search input on Escape themselves, even during composition.
        event.preventDefault();
        if (isComposed) return;
        event.stopPropagation();
        onChange('');
      }}
    />
  );
}
