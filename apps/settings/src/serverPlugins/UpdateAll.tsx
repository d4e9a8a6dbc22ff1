import { BulkReport } from '@hondana/shared/bulk/BulkReport';
import { type BulkAction, type BulkItem, bulkOperation } from '@hondana/shared/bulk/bulkOperation';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import { perSession } from '@hondana/shared/session/perSession';
import { Button } from '@hondana/shared/ui/Button';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { installPackage, type PackageUpdate } from './pluginCalls.ts';

interface UpdateItem extends BulkItem {
  readonly version: string;
}

const updating = perSession((ended) => bulkOperation<UpdateItem>(ended));

const updateAction = (): BulkAction<UpdateItem> => ({
  running: t`Updating plugins`,
  done: (items) =>
    t`${plural(items.length, { one: '# plugin updated. It starts with the next restart.', other: '# plugins updated. They start with the next restart.' })}`,
  failed: (count) =>
    t`${plural(count, { one: '# plugin could not be updated', other: '# plugins could not be updated' })}`,
  writeFor: ({ key, version }) => ({ write: installPackage.with({ packageId: key, version }) }),
});

export function UpdateAll({ updates }: { readonly updates: readonly PackageUpdate[] }) {
  const operation = useBulkOperation(updating(), () => {});
  const items = updates.map(({ PackageID, Name, Latest }) => ({
    key: PackageID,
    name: Name,
    version: Latest.Release.Version,
  }));
  return (
    <>
      <BulkReport operation={operation} />
      {items.length > 0 && (
        <Button
          size="small"
          busy={operation.progress !== undefined}
          onClick={() => void operation.run(updateAction(), items)}
        >
          <Trans>Update all</Trans>
        </Button>
      )}
    </>
  );
}
