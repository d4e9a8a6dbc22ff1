import { textOf } from '@hondana/shared/language/texts';
import { copyText } from '@hondana/shared/overlays/copyText';
import { Button } from '@hondana/shared/ui/Button';
import { copyIcon } from '@hondana/shared/ui/icons';
import { ProgressBar } from '@hondana/shared/ui/ProgressBar';
import { TextAreaField } from '@hondana/shared/ui/TextField';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import type { DumpedFile } from '../shared/DumpedFile.ts';
import { dumpTexts, isDumped } from '../shared/dumpState.ts';
import { ed2kLink } from '../shared/ed2kLink.ts';
import styles from './DumpDialog.module.css';

interface DumpLinksProps {
  readonly files: readonly DumpedFile[];
}

export function DumpLinks({ files }: DumpLinksProps) {
  const links = useRef<HTMLTextAreaElement>(null);
  const dumped = files.filter(({ state }) => isDumped(state));
  const done = dumped.length;
  const text = dumped.map(({ file }) => ed2kLink(file)).join('\n');
  return (
    <div className={styles.step}>
      <ProgressBar
        label={t`Dumped`}
        value={done}
        max={files.length}
        valueText={t`${done} of ${plural(files.length, { one: '# file', other: '# files' })}`}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <ul tabIndex={0} aria-label={t`Files`} className={styles.files}>
        {files.map(({ file, state }) => (
          <li key={file.key} className={styles.file}>
            <bdi className={styles.name}>{file.name}</bdi>
            <span data-failed={state.kind === 'failed' || undefined} className={styles.state}>
              {textOf(dumpTexts[state.kind])}
              {state.kind === 'running' && ` ${Math.round(state.percent)}%`}
              {state.kind === 'failed' && ` ${state.reason}`}
            </span>
          </li>
        ))}
      </ul>
      <TextAreaField
        ref={links}
        label={t`ED2K links`}
        readOnly
        rows={4}
        value={text}
        className={styles.links}
      />
      <div>
        <Button
          icon={copyIcon}
          disabled={done === 0}
          onClick={() =>
            void copyText(
              text,
              links.current,
              t`${plural(done, { one: '# ED2K link', other: '# ED2K links' })} copied!`,
            )
          }
        >
          <Trans>Copy ED2K Links</Trans>
        </Button>
      </div>
    </div>
  );
}
