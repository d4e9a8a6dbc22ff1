import { useWrite } from '@hondana/shared/api/useWrite';
import { dismissNotice, notify } from '@hondana/shared/overlays/notices';
import { serverSettingsQuery } from '@hondana/shared/resources/settings';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { copyIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Panel } from '@hondana/shared/ui/Panel';
import { writeClipboard } from '@hondana/shared/ui/writeClipboard';
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
        title: 'Click on the code to copy it.',
        text: 'You have approximately 10 minutes to visit the URL provided and enter the code. SAVE YOUR SETTINGS after activation is complete.',
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
      notify({ kind: 'success', title: 'Code copied to clipboard!', key: 'trakt-copy' });
    } catch {
      notify({ kind: 'error', title: 'Code copy failed!', text: 'Copy it manually.', key: 'trakt-copy' });
      // Clipboard access denied: select the code for manual copying.
      if (codeText.current) getSelection()?.selectAllChildren(codeText.current);
    }
  };
  const address = code && secureAddress(code.url);
  return (
    <Panel title="Trakt">
      <div className={layout.stack}>
        {request.error && (
          <Banner tone="danger" title="The Trakt code could not be loaded">
            {request.error.message}
          </Banner>
        )}
        {hasExpired && <Banner tone="warning">The code has expired. Get another one.</Banner>}
        {!code && (
          <div>
            <Button variant="primary" busy={request.isPending} onClick={() => request.mutate()}>
              Get Code
            </Button>
          </div>
        )}
        {code && (
          <div className={styles.line}>
            <Button
              icon={copyIcon}
              aria-label={`Copy the code ${code.usercode}`}
              onClick={() => copy(code.usercode)}
            >
              <span ref={codeText} className={styles.code}>
                {code.usercode}
              </span>
            </Button>
            {address ? (
              <LinkButton href={address}>Click here to activate</LinkButton>
            ) : (
              <span>{code.url}</span>
            )}
            <span role="status">Waiting for the code to be entered…</span>
          </div>
        )}
      </div>
    </Panel>
  );
}
