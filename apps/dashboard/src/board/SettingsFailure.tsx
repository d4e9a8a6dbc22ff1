import { webUiSettingsQuery } from '@hondana/shared/settings';
import { Banner } from '@hondana/shared/ui/Banner';
import { RetryButton } from '@hondana/shared/ui/RetryButton';
import { useQuery } from '@tanstack/react-query';

export function SettingsFailure() {
  const { data, failureReason, refetch } = useQuery(webUiSettingsQuery());
  if (data || !failureReason) return null;
  return (
    <Banner
      tone="warning"
      title="Your settings could not be loaded"
      actions={<RetryButton size="small" error={failureReason} onRetry={() => void refetch()} />}
    >
      {failureReason.message} The default dashboard is shown.
    </Banner>
  );
}
