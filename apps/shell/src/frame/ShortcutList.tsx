import { Dialog } from '@hondana/shared/overlays/dialog';
import type { NavigationEntry } from '@hondana/shared/remote/descriptor';
import { KeyHint } from '@hondana/shared/ui/KeyHint';
import { t } from '@lingui/core/macro';
import { actionsKey } from '../actions/useActionsDialog.ts';
import type { PartProps } from '../parts/partProps.ts';
import styles from './ShortcutList.module.css';

interface Shortcut {
  readonly meaning: string;
  /** In sequence by default. */
  readonly keys: readonly string[];
  readonly isChoice?: boolean;
  readonly isTogether?: boolean;
}

function goTo({ label, shortcut }: NavigationEntry): Shortcut[] {
  return shortcut === undefined ? [] : [{ keys: ['g', shortcut], meaning: t`Go to ${label}` }];
}

export function ShortcutList({ entries, onClose }: PartProps) {
  const shortcuts: readonly Shortcut[] = [
    { keys: ['/'], meaning: t`Search on this page` },
    { keys: ['Ctrl', 'K'], isTogether: true, meaning: t`Go to a place or a series, or run an action` },
    ...entries.flatMap(goTo),
    { keys: ['g', actionsKey], meaning: t`Open Actions` },
    { keys: ['←', '↑', '↓', '→'], isChoice: true, meaning: t`Move within a grid or list` },
    { keys: ['Esc'], meaning: t`Close the top dialog or menu` },
    { keys: ['?'], meaning: t`Show this list` },
  ];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Keyboard shortcuts`}
      description={t`Shortcuts are disabled while you type. If your keyboard has no Latin letters, press the keys at the same places.`}
      size="small"
    >
      <dl className={styles.list}>
        {shortcuts.map(({ keys, isChoice, isTogether, meaning }) => (
          <div key={meaning} className={styles.row}>
            <dt>{meaning}</dt>
            <dd className={styles.keys}>
              {isChoice ? (
                keys.map((key) => <KeyHint key={key} keys={[key]} />)
              ) : (
                <KeyHint keys={keys} sequence={!isTogether} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
