import { readUserItem, writeUserItem } from '@hondana/shared/session/userStorage';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { openPartAtom } from '../parts/openPart.ts';
import styles from './NewerServerBanner.module.css';

/** The server's version of which it was dismissed last. */
const storageName = 'newer-server';

export function NewerServerBanner({ version }: { readonly version: string }) {
  const setOpenPart = useSetAtom(openPartAtom);
  const [dismissed, setDismissed] = useState(() => readUserItem('browser', storageName));
  if (dismissed === version) return null;
  return (
    <div className={styles.banner}>
      <Banner
        title={t`Hondana hasn’t been tested with Shoko Server ${version} yet`}
        actions={
          <Button size="small" onClick={() => setOpenPart('update')}>
            <Trans>Check for updates</Trans>
          </Button>
        }
        onDismiss={() => {
          writeUserItem('browser', storageName, version);
          setDismissed(version);
          document.getElementById('main')?.focus();
        }}
      >
        <Trans>Most things should work. If something doesn’t, check for an update of Hondana.</Trans>
      </Banner>
    </div>
  );
}
