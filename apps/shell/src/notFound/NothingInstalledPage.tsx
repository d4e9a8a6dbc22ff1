import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { Heading } from '@hondana/shared/ui/Heading';
import { pluginIcon } from '@hondana/shared/ui/icons';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { t } from '@lingui/core/macro';

export function NothingInstalledPage() {
  return (
    <>
      <title>Hondana</title>
      <VisuallyHidden>
        <Heading level={1}>Hondana</Heading>
      </VisuallyHidden>
      <EmptyState
        icon={pluginIcon}
        title={t`No parts are installed`}
        text={t`The list of installed parts (remotes.json) lists no part that can run here. Publish one, then reload the page.`}
      />
    </>
  );
}
