import { notify } from '@hondana/shared/overlays/notices';
import { disablePlugin, enablePlugin } from '@hondana/shared/remote/stoppedPlugins';
import { Button } from '@hondana/shared/ui/Button';
import { labelled } from '@hondana/shared/ui/joinTexts';
import { t } from '@lingui/core/macro';
import styles from './InstalledPartItem.module.css';
import type { InstalledPart } from './installedParts.ts';

interface BrowserSwitchProps {
  readonly part: InstalledPart;
  readonly onChange: () => void;
}

export function BrowserSwitch({ part: { id, title, state }, onChange }: BrowserSwitchProps) {
  const isDisabled = state === 'disabled-here';
  const words = isDisabled ? t`Enable in this browser` : t`Disable in this browser`;
  const toggle = (): void => {
    try {
      if (isDisabled) enablePlugin(id);
      else disablePlugin(id);
      onChange();
    } catch {
      notify({
        kind: 'error',
        title: t`${title} could not be disabled`,
        text: t`This browser does not let the interface store anything.`,
      });
    }
  };
  return (
    <div className={styles.actions}>
      <Button size="small" aria-label={labelled(words, title)} onClick={toggle}>
        {words}
      </Button>
    </div>
  );
}
