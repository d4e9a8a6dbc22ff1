import { useNavigate } from 'react-router';
import styles from './StepFrame.module.css';
import { StepFrame } from './StepFrame.tsx';
import { stepPath } from './steps.ts';
import { useServerState } from './useServerState.ts';
import { markSaved } from './wizardProgress.ts';

/** What one should know before the server is set up. */
export function AcknowledgementStep() {
  const navigate = useNavigate();
  const isWaiting = useServerState()?.State === 'Waiting';
  return (
    <StepFrame
      title="Acknowledgement"
      next={{
        label: 'Continue',
        disabled: !isWaiting,
        onPress: () => {
          markSaved('acknowledgement');
          void navigate(stepPath('local-account'));
        },
      }}
    >
      <p>
        Welcome to Shoko. This server has not been set up yet; the next steps do it in a few minutes. They can
        be left and come back to: what is saved stays.
      </p>
      <ul className={styles.list}>
        <li>
          Shoko catalogues anime files that lie on its own disks. It has to reach the files themselves, and it
          plays nothing.
        </li>
        <li>
          It finds out what a file is from AniDB, so it needs the name and password of an account there, which
          costs nothing.{' '}
          <a href="https://anidb.net" target="_blank" rel="noreferrer" className={styles.link}>
            AniDB
          </a>{' '}
          bans those who ask too much; Shoko keeps to its limits, and a large collection takes its time.
        </li>
        <li>
          It is made and cared for by volunteers. Questions are answered in its{' '}
          <a href="https://docs.shokoanime.com" target="_blank" rel="noreferrer" className={styles.link}>
            documentation
          </a>{' '}
          and on{' '}
          <a href="https://discord.gg/vpeHDsg" target="_blank" rel="noreferrer" className={styles.link}>
            Discord
          </a>
          .
        </li>
      </ul>
    </StepFrame>
  );
}
