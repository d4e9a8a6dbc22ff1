import { webUiSettingsQuery } from '@hondana/shared/settings';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { useQuery } from '@tanstack/react-query';

/** Without the settings the board has its default layout; this says why, and offers Retry. */
export function SettingsFailure() {
  const { data, failureReason, refetch } = useQuery(webUiSettingsQuery());
  if (data || !failureReason) return null;
  return (
    <Banner
      tone="warning"
      title="Your settings could not be loaded"
      actions={
        <Button size="small" onClick={() => void refetch()}>
          Retry
        </Button>
      }
    >
      {failureReason.message} The default dashboard is shown.
    </Banner>
  );
}
