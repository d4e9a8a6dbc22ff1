import { Trans } from '@lingui/react/macro';
import { mayRetry } from '../http/ApiError.ts';
import { Button, type ButtonProps } from './Button.tsx';

export interface RetryButtonProps extends Pick<ButtonProps, 'size' | 'icon' | 'busy'> {
  error: unknown;
  onRetry: () => void;
}

/**
 * Renders nothing for an error that retrying cannot fix.
 * @example <Banner tone="danger" title="The tags could not be loaded" actions={<RetryButton error={error} onRetry={retry} />} />
 */
export function RetryButton({ error, onRetry, ...looks }: RetryButtonProps) {
  return (
    mayRetry(error) && (
      <Button {...looks} onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    )
  );
}
