import { Panel } from '@hondana/shared/ui/Panel';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import layout from '../shared/fields/stack.module.css';
import styles from './SettingsFrame.module.css';

export function SettingsSkeleton() {
  return (
    <div aria-busy="true" className={styles.page}>
      <title>{`${t`Settings`} · Hondana`}</title>
      <h1>
        <VisuallyHidden>
          <Trans>Settings</Trans>
        </VisuallyHidden>
        <Skeleton width="10rem" height="1.75rem" />
      </h1>
      {[5, 4].map((rows) => (
        <Panel key={rows} title={<Skeleton width="12rem" />}>
          <div className={layout.stack}>
            {Array.from({ length: rows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move.
              <Skeleton key={row} shape="block" height="2.25rem" />
            ))}
          </div>
        </Panel>
      ))}
    </div>
  );
}
