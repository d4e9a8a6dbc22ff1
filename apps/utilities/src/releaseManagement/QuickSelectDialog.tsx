import { Dialog } from '@hondana/shared/overlays/dialog';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatBytes } from '@hondana/shared/ui/format';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import styles from './QuickSelectDialog.module.css';
import type { QuickSelectGroup } from './quickSelectGroups.ts';
import type { ReleaseItem } from './releaseItems.ts';

interface QuickSelectDialogProps {
  readonly groups: readonly QuickSelectGroup[];
  readonly onSelect: (items: readonly ReleaseItem[]) => void;
  readonly onClose: () => void;
}

function sizeOf(items: readonly ReleaseItem[]): string {
  return formatBytes(items.reduce((sum, item) => sum + item.size, 0));
}

function amountOf(items: readonly ReleaseItem[]): string {
  const size = sizeOf(items);
  return t`${plural(items.length, { one: '# file', other: '# files' })}, ${size}`;
}

export function QuickSelectDialog({ groups, onSelect, onClose }: QuickSelectDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const items = groups.filter(({ name }) => chosen.has(name)).flatMap((group) => group.items);
  const size = sizeOf(items);
  const toggle = (name: string): void => {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    setChosen(next);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Quick Select`}
      description={t`Choose what to delete. Nothing is deleted until you confirm.`}
      footer={
        <Button
          variant="primary"
          disabled={items.length === 0}
          onClick={() => {
            onSelect(items);
            onClose();
          }}
        >
          {items.length === 0
            ? t`Select`
            : t`Select ${plural(items.length, { one: '# file', other: '# files' })}, ${size}`}
        </Button>
      }
    >
      {groups.length === 0 && <EmptyState compact title={t`No variants to choose from`} />}
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={group.name} className={styles.group}>
            <Checkbox
              label={<bdi>{group.name}</bdi>}
              description={amountOf(group.items)}
              checked={chosen.has(group.name)}
              onChange={() => toggle(group.name)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
