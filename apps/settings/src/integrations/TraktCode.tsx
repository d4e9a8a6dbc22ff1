import { useWrite } from '@hondana/shared/api/useWrite';
import { dismissNotice, notify } from '@hondana/shared/overlays/notices';
import { serverSettingsQuery } from '@hondana/shared/resources/settings';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { copyIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Panel } from '@hondana/shared/ui/Panel';
import { writeClipboard } from '@hondana/shared/ui/writeClipboard';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import layout from '../shared/fields/stack.module.css';
import { requestTraktCode } from '../shared/trakt.ts';
import styles from './Integrations.module.css';
import { secureAddress } from './secureAddress.ts';

const codeLifetimeMs = 600_000;
const noticeKey = 'trakt-code';

export function TraktCode() {
  const codeText = useRef<HTMLSpanElement>(null);
  const [hasExpired, setHasExpired] = useState(false);
  const request = useWrite(requestTraktCode, {
    onDone: () => {
      setHasExpired(false);
      notify({
        kind: 'info',
        title: t`Click on the code to copy it.`,
        text: t`You have approximately 10 minutes to visit the URL provided and enter the code. SAVE YOUR SETTINGS after activation is complete.`,
        timeout: codeLifetimeMs,
        key: noticeKey,
      });
    },
  });
  const { data: code, reset } = request;
  // The server doesn't report the activation, so poll.
  useQuery({ ...serverSettingsQuery(), enabled: code !== undefined, refetchInterval: 3000 });
  useEffect(() => {
    if (!code) return;
    const timer = setTimeout(() => {
      reset();
      setHasExpired(true);
    }, codeLifetimeMs);
    return () => {
      clearTimeout(timer);
      dismissNotice(noticeKey);
    };
  }, [code, reset]);

  const copy = async (text: string): Promise<void> => {
    try {
      await writeClipboard(text);
      notify({ kind: 'success', title: t`Code copied to clipboard!`, key: 'trakt-copy' });
    } catch {
      notify({ kind: 'error', title: t`Code copy failed!`, text: t`Copy it manually.`, key: 'trakt-copy' });
      // Clipboard access denied: select the code for manual copying.
      if (codeText.current) getSelection()?.selectAllChildren(codeText.current);
    }
  };
  const address = code && secureAddress(code.url);
  const userCode = code?.usercode ?? '';
  return (
    <Panel title="Trakt">
      <div className={layout.stack}>
        {request.error && (
          <Banner tone="danger" title={t`The Trakt code could not be loaded`}>
            {request.error.message}
          </Banner>
        )}
        {hasExpired && (
          <Banner tone="warning">
            <Trans>The code has expired. Get another one.</Trans>
          </Banner>
        )}
        {!code && (
          <div>
            <Button variant="primary" busy={request.isPending} onClick={() => request.mutate()}>
              <Trans>Get Code</Trans>
            </Button>
          </div>
        )}
        {code && (
          <div className={styles.line}>
            <Button icon={copyIcon} aria-label={t`Copy the code ${userCode}`} onClick={() => copy(userCode)}>
              <span ref={codeText} className={styles.code}>
                {userCode}
              </span>
            </Button>
            {address ? (
              <LinkButton href={address}>
                <Trans>Click here to activate</Trans>
              </LinkButton>
            ) : (
              <span>{code.url}</span>
            )}
            <span role="status">
              <Trans>Waiting for the code to be entered…</Trans>
            </span>
          </div>
        )}
      </div>
    </Panel>
  );
}
