import { RunProgress } from '@hondana/shared/bulk/RunProgress';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { refreshIcon } from '@hondana/shared/ui/icons';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import styles from './CrcFilter.module.css';
import type { DifferingFiles } from './useDifferingFiles.ts';

export function CrcFilter({ differing }: { readonly differing: DifferingFiles }) {
  return <Checkbox label={t`CRC32 differs`} checked={differing.isOn} onChange={differing.turn} />;
}

export function CrcCheckProgress({ differing }: { readonly differing: DifferingFiles }) {
  const { isOn, isFetching, progress, list, again, turn } = differing;
  if (!isOn) return null;
  if (!isFetching) {
    return (
      list.total !== undefined && (
        <div className={styles.check}>
          <p>
            <Trans>Only files whose CRC32 differs from the one in their names.</Trans>
          </p>
          <Button size="small" icon={refreshIcon} onClick={again}>
            <Trans>Check Again</Trans>
          </Button>
        </div>
      )
    );
  }
  return (
    <RunProgress
      label={t`Comparing CRC32 with file names`}
      completed={progress?.completed ?? 0}
      total={progress?.total ?? 0}
      count={(total) => t`${plural(total, { one: '# file', other: '# files' })}`}
      onCancel={() => turn(false)}
    />
  );
}
