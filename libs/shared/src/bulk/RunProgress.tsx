import { Button } from '../ui/Button.tsx';
import { formatNumber } from '../ui/format.ts';
import { ProgressBar } from '../ui/ProgressBar.tsx';

interface RunProgressProps {
  readonly label: string;
  readonly completed: number;
  /** How many there are; 0 until known. */
  readonly total: number;
  /** What is counted, "40 files"; the number alone unless given. */
  readonly count?: ((total: number) => string) | undefined;
  /** Whether it was cancelled, and ends when what runs has ended. */
  readonly isCancelled?: boolean | undefined;
  readonly onCancel: () => void;
}

/**
 * How far long work is, in numbers, with a button that cancels it.
 *
 * @example <RunProgress label="Renaming" completed={12} total={40} count={(total) => plural(total, 'file', 'files')} onCancel={stop} />
 */
export function RunProgress({
  label,
  completed,
  total,
  count = formatNumber,
  isCancelled,
  onCancel,
}: RunProgressProps) {
  const isKnown = total > 0;
  return (
    <ProgressBar
      label={label}
      value={isKnown ? completed : undefined}
      max={total}
      valueText={isKnown ? `${formatNumber(completed)} of ${count(total)}` : undefined}
      action={
        <Button size="small" busy={isCancelled} onClick={onCancel}>
          Cancel
        </Button>
      }
    />
  );
}
