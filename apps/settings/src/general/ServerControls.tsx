import { ServerControlDialog } from '@hondana/shared/serverControl/ServerControlDialog';
import {
  type ServerControl,
  serverControlTexts,
  useServerControls,
} from '@hondana/shared/serverControl/serverControls';
import { Button } from '@hondana/shared/ui/Button';
import { useState } from 'react';
import styles from './VersionFacts.module.css';

/** Restart and shutdown; nothing where the server, its installation or the user's role rules them out. */
export function ServerControls() {
  const controls = useServerControls();
  const [asking, setAsking] = useState<ServerControl>();
  return (
    <>
      {controls.length > 0 && (
        <div className={styles.controls}>
          {controls.map((control) => (
            <Button key={control} size="small" onClick={() => setAsking(control)}>
              {serverControlTexts(control).name}
            </Button>
          ))}
        </div>
      )}
      {asking && <ServerControlDialog control={asking} onClose={() => setAsking(undefined)} />}
    </>
  );
}
