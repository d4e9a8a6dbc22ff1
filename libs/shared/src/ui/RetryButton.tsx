import { mayRetry } from '../api/ApiError.ts';
import { Button, type ButtonProps } from './Button.tsx';

export interface RetryButtonProps extends Pick<ButtonProps, 'size' | 'icon' | 'busy'> {
  /** Why it failed. */
  error: unknown;
  onRetry: () => void;
}

/**
 * Tries again what failed; nothing where that cannot help.
 *
 * @example <Banner tone="danger" title="The tags could not be loaded" actions={<RetryButton error={error} onRetry={retry} />} />
 */
export function RetryButton({ error, onRetry, ...looks }: RetryButtonProps) {
  return (
    mayRetry(error) && (
      <Button {...looks} onClick={onRetry}>
        Retry
      </Button>
    )
  );
}
