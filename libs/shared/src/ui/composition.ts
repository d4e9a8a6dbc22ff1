/** Text that an input method, as for Japanese, Chinese or Korean, puts together from several keys. */
import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/**
 * Whether a key belongs to an input method: its Enter and Escape end a composition and must do nothing else.
 *
 * @param event the browser's own; of React's events, `nativeEvent`
 * @example if (event.key === 'Enter' && !isComposing(event.nativeEvent)) save();
 */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari ends the composition before it tells of the key that ended it. Only the key code says so.
  return event.isComposing || event.keyCode === 229;
}

/** Keyboards of Android compose every word, of any language: waiting for the end would search by whole words. */
const composesEverything = /android/i.test(navigator.userAgent);

/** What an `<input>` takes to report its text without the stages of a composition. */
export interface CompositionProps {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
}

/**
 * Keeps what is being composed in the field until it is complete, for fields that search or filter as one types. On
 * Android every stage is reported.
 *
 * @param value the text as it was last reported
 * @param onChange told of text that is complete
 * @example <input {...useComposition(text, setText)} />
 */
export function useComposition(value: string, onChange: (value: string) => void): CompositionProps {
  const [composed, setComposed] = useState<string>();
  return {
    value: composed ?? value,
    onChange: ({ currentTarget, nativeEvent }) => {
      const isStage = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
      if (isStage && !composesEverything) setComposed(currentTarget.value);
      else onChange(currentTarget.value);
    },
    onCompositionEnd: ({ currentTarget }) => {
      setComposed(undefined);
      if (currentTarget.value !== value) onChange(currentTarget.value);
    },
  };
}
