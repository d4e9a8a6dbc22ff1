import { isSafeMode } from '@hondana/shared/remote';
import { readOverrides, writeOverrides } from '@hondana/shared/remote/overrides';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { type OverrideState, overrideStatesAtom } from '../remotes/overrideStates.ts';
import styles from './ModeBanner.module.css';

function leaveSafeMode(): void {
  const address = new URL(location.href);
  address.searchParams.delete('safe-mode');
  history.replaceState(history.state, '', address);
  location.reload();
}

function stopOverrides(): void {
  writeOverrides([]);
  location.reload();
}

export function ModeBanner() {
  const states = useAtomValue(overrideStatesAtom);
  return (
    <div className={styles.banner}>
      {isSafeMode ? (
        <Banner
          tone="warning"
          title={t`Safe mode`}
          actions={
            <Button size="small" onClick={leaveSafeMode}>
              <Trans>Leave safe mode</Trans>
            </Button>
          }
        >
          <Trans>
            Plugins and server themes are off until you leave safe mode. In Settings → Plugins you can disable
            or remove the one causing problems.
          </Trans>
        </Banner>
      ) : (
        <Banner
          tone="warning"
          title={t`Developer override`}
          actions={
            <Button size="small" onClick={stopOverrides}>
              <Trans>Stop overriding</Trans>
            </Button>
          }
        >
          <Trans>This browser loads parts of the interface from your own machine:</Trans>
          <ul className={styles.list}>
            {readOverrides().map((address) => (
              <li key={address}>
                <Overridden address={address} state={states[address]} />
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}

interface OverriddenProps {
  readonly address: string;
  readonly state: OverrideState | undefined;
}

function Overridden({ address, state }: OverriddenProps) {
  if (state === undefined) return address;
  if ('fault' in state) {
    const { fault } = state;
    return t`${address} is not used. ${fault}`;
  }
  const { title } = state;
  return t`${title} from ${address}`;
}
