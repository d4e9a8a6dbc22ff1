import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../ui/Button.tsx';
import { formatNumber } from '../ui/format.ts';
import { ProgressBar } from '../ui/ProgressBar.tsx';

interface RunProgressProps {
  readonly label: string;
  readonly completed: number;
  /** 0 until known. */
  readonly total: number;
  /** Formats the total, such as "40 files"; only the number by default. */
  readonly count?: ((total: number) => string) | undefined;
  readonly isCancelled?: boolean | undefined;
  readonly onCancel: () => void;
}

/**
 * Progress bar with numbers and a Cancel button.
 * @example <RunProgress label="Renaming" completed={12} total={40} onCancel={stop} />
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
      valueText={isKnown ? t`${formatNumber(completed)} of ${count(total)}` : undefined}
      action={
        <Button size="small" busy={isCancelled} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      }
    />
  );
}
