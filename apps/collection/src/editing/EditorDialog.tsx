import { Dialog } from '@hondana/shared/overlays/dialog';
import { Tabs } from '@hondana/shared/ui/Tabs';
import { type ReactNode, useState } from 'react';
import styles from './EditorTab.module.css';

interface EditorTab {
  readonly value: string;
  readonly label: string;
  readonly panel: (close: () => void) => ReactNode;
}

interface EditorDialogProps {
  readonly title: string;
  /** Of the group or series; undefined while loading. */
  readonly name: string | undefined;
  /** The first is open at first. */
  readonly tabs: readonly EditorTab[];
  readonly onClose: () => void;
}

export function EditorDialog({ title, name, tabs, onClose }: EditorDialogProps) {
  const [open, setOpen] = useState(true);
  const [chosen, setChosen] = useState<string>();
  const tab = tabs.find(({ value }) => value === chosen) ?? tabs[0];
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      title={title}
      description={<bdi>{name}</bdi>}
      flush
    >
      <Tabs label={title} tabs={tabs} value={tab?.value ?? ''} onChange={setChosen}>
        <div className={styles.tab}>{tab?.panel(() => setOpen(false))}</div>
      </Tabs>
    </Dialog>
  );
}
