import { Panel } from '@hondana/shared/ui/Panel';
import { t } from '@lingui/core/macro';
import { HashProviders } from './HashProviders.tsx';
import { ReleaseProviders } from './ReleaseProviders.tsx';

export function ProvidersPage() {
  return (
    <>
      <Panel title={t`Hash Providers`} data-setting="place:hash-providers">
        <HashProviders />
      </Panel>
      <Panel title={t`Release Providers`} data-setting="place:release-providers">
        <ReleaseProviders />
      </Panel>
    </>
  );
}
