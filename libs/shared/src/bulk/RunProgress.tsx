import { Button } from '../ui/Button.tsx';
import { formatNumber } from '../ui/format.ts';
import { ProgressBar } from '../ui/ProgressBar.tsx';

interface RunProgressProps {
  readonly label: string;
  readonly through: number;
  /** How many there are; 0 as long as nobody knows. */
  readonly of: number;
  /** What is counted, "40 files"; the number alone unless given. */
  readonly count?: ((of: number) => string) | undefined;
  /** Whether it was cancelled, and ends when what runs has ended. */
  readonly isCancelled?: boolean | undefined;
  readonly onCancel: () => void;
}

/**
 * How far long work is, in numbers, with a button that cancels it.
 *
 * @example <RunProgress label="Renaming" through={12} of={40} count={(of) => plural(of, 'file', 'files')} onCancel={stop} />
 */
export function RunProgress({
  label,
  through,
  of,
  count = formatNumber,
  isCancelled,
  onCancel,
}: RunProgressProps) {
  const isKnown = of > 0;
  return (
    <ProgressBar
      label={label}
      value={isKnown ? through : undefined}
      max={of}
      valueText={isKnown ? `${formatNumber(through)} of ${count(of)}` : undefined}
      action={
        <Button size="small" busy={isCancelled} onClick={onCancel}>
          Cancel
        </Button>
      }
    />
  );
}
