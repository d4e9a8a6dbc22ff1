import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import styles from './StepFrame.module.css';
import { StepFrame } from './StepFrame.tsx';
import { stepPath } from './steps.ts';
import { useServerState } from './useServerState.ts';
import { markSaved } from './wizardProgress.ts';

export function AcknowledgementStep() {
  const navigate = useNavigate();
  const isWaiting = useServerState()?.State === 'Waiting';
  return (
    <StepFrame
      title={t`Acknowledgement`}
      next={{
        label: t`Continue`,
        disabled: !isWaiting,
        onPress: () => {
          markSaved('acknowledgement');
          void navigate(stepPath('local-account'));
        },
      }}
    >
      <p>
        <Trans>
          Welcome to Shoko. This server has not been set up yet. The next steps take a few minutes. You can
          leave and come back: saved steps are kept.
        </Trans>
      </p>
      <ul className={styles.list}>
        <li>
          <Trans>
            Shoko catalogues anime files on its own disks. It needs direct access to the files; it doesn’t
            play them.
          </Trans>
        </li>
        <li>
          <Trans>
            It identifies files with AniDB, so it needs the username and password of a free AniDB account.{' '}
            <a href="https://anidb.net" target="_blank" rel="noreferrer" className={styles.link}>
              AniDB
            </a>{' '}
            bans clients that send too many requests. Shoko stays within the limits, so a large collection
            takes a while.
          </Trans>
        </li>
        <li>
          <Trans>
            It is developed and supported by volunteers. Find answers in the{' '}
            <a href="https://docs.shokoanime.com" target="_blank" rel="noreferrer" className={styles.link}>
              documentation
            </a>{' '}
            and on{' '}
            <a href="https://discord.gg/vpeHDsg" target="_blank" rel="noreferrer" className={styles.link}>
              Discord
            </a>
            .
          </Trans>
        </li>
      </ul>
    </StepFrame>
  );
}
