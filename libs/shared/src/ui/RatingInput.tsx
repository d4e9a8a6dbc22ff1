import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useRef } from 'react';
import { classNames } from './classNames.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { closeIcon, starFilledIcon } from './icons.tsx';
import styles from './RatingInput.module.css';
import { readingKey } from './readingDirection.ts';

export interface RatingInputProps {
  label: string;
  /** 1 to 10; undefined when unrated. Rounded to half stars. */
  value: number | undefined;
  onChange: (value: number) => void;
  /** Without it, a rating can be changed but not removed. */
  onRevoke?: (() => void) | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

const scale = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/**
 * Ten stars (spec 1, sections 5 and 9). Arrows, Home and End only move the focus, since every vote goes to AniDB;
 * Enter, Space or a click votes. Clicking the current rating, Delete or the button at the end removes it.
 * @example <RatingInput label="Your rating" value={rating?.Value} onChange={vote} onRevoke={revoke} />
 */
export function RatingInput({ label, value, onChange, onRevoke, disabled, className }: RatingInputProps) {
  const group = useRef<HTMLDivElement>(null);
  const current = value === undefined ? 0 : Math.min(10, Math.max(0, Math.round(value)));
  const drawn = value === undefined ? 0 : Math.round(value * 2) / 2;
  const tabStop = current === 0 ? 1 : current;

  const focusStar = (star: number) => {
    group.current?.querySelector<HTMLElement>(`[data-star="${Math.min(10, Math.max(1, star))}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, star: number) => {
    const key = readingKey(event);
    if (key === 'ArrowRight' || key === 'ArrowUp') focusStar(star + 1);
    else if (key === 'ArrowLeft' || key === 'ArrowDown') focusStar(star - 1);
    else if (key === 'Home') focusStar(1);
    else if (key === 'End') focusStar(10);
    else if ((key === 'Delete' || key === 'Backspace') && current > 0 && onRevoke) onRevoke();
    else return;
    event.preventDefault();
  };

  return (
    <div className={classNames(styles.rating, className)}>
      <div ref={group} role="radiogroup" aria-label={label} className={styles.stars}>
        {scale.map((star) => (
          // biome-ignore lint/a11y/useSemanticElements: a native radio votes at every arrow key.
          <button
            key={star}
            type="button"
            role="radio"
            aria-checked={star === current}
            aria-label={t`${star} of 10`}
            data-star={star}
            tabIndex={star === tabStop ? 0 : -1}
            disabled={disabled}
            className={classNames(styles.star, star <= drawn && styles.filled)}
            onKeyDown={(event) => onKeyDown(event, star)}
            onClick={() => (star === current && onRevoke ? onRevoke() : onChange(star))}
          >
            <Icon icon={starFilledIcon} />
            {star - 0.5 === drawn && (
              <span className={styles.half}>
                <Icon icon={starFilledIcon} />
              </span>
            )}
          </button>
        ))}
      </div>
      {onRevoke && current > 0 && (
        <IconButton
          icon={closeIcon}
          label={t`Remove rating`}
          size="small"
          disabled={disabled}
          onClick={() => {
            onRevoke();
            focusStar(1);
          }}
        />
      )}
    </div>
  );
}
