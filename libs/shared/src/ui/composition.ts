import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/**
 * Whether an input method (IME) handles the key: its Enter and Escape end a composition and must do nothing else.
 * @param event the native event; React events have it as `nativeEvent`
 * @example if (event.key === 'Enter' && !isComposing(event.nativeEvent)) save();
 */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari ends the composition before the keydown that ended it; only the key code tells.
  return event.isComposing || event.keyCode === 229;
}

/** Android keyboards compose every word in any language, so waiting for the end would search word by word. */
const alwaysComposes = /android/i.test(navigator.userAgent);

export interface CompositionProps {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
}

/**
 * For inputs that search while typing: withholds text that an IME is composing, except on Android.
 * @example <input {...useComposition(text, setText)} />
 */
export function useComposition(value: string, onChange: (value: string) => void): CompositionProps {
  const [composed, setComposed] = useState<string>();
  return {
    value: composed ?? value,
    onChange: ({ currentTarget, nativeEvent }) => {
      const isPartial = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
      if (isPartial && !alwaysComposes) setComposed(currentTarget.value);
      else onChange(currentTarget.value);
    },
    onCompositionEnd: ({ currentTarget }) => {
      setComposed(undefined);
      if (currentTarget.value !== value) onChange(currentTarget.value);
    },
  };
}
