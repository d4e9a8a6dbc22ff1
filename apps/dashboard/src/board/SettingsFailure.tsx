import { webUiSettingsQuery } from '@hondana/shared/settings';
import { Banner } from '@hondana/shared/ui/Banner';
import { RetryButton } from '@hondana/shared/ui/RetryButton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

export function SettingsFailure() {
  const { data, failureReason, refetch } = useQuery(webUiSettingsQuery());
  if (data || !failureReason) return null;
  return (
    <Banner
      tone="warning"
      title={t`Your settings could not be loaded`}
      actions={<RetryButton size="small" error={failureReason} onRetry={() => void refetch()} />}
    >
      {failureReason.message} <Trans>The default dashboard is shown.</Trans>
    </Banner>
  );
}
