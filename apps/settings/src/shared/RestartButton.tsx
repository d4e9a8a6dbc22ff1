import { ServerControlDialog } from '@hondana/shared/serverControl/ServerControlDialog';
import { serverControlTexts, useServerControls } from '@hondana/shared/serverControl/serverControls';
import { Button } from '@hondana/shared/ui/Button';
import { useState } from 'react';

/** Restarts the server, after a question; nothing where it can't be restarted from here. */
export function RestartButton() {
  const mayRestart = useServerControls().includes('restart');
  const [isAsking, setAsking] = useState(false);
  return (
    mayRestart && (
      <>
        <Button size="small" onClick={() => setAsking(true)}>
          {serverControlTexts('restart').name}
        </Button>
        {isAsking && <ServerControlDialog control="restart" onClose={() => setAsking(false)} />}
      </>
    )
  );
}
