import { copyText } from '@hondana/shared/overlays/copyText';
import { Button } from '@hondana/shared/ui/Button';
import { plural } from '@hondana/shared/ui/format';
import { copyIcon } from '@hondana/shared/ui/icons';
import { ProgressBar } from '@hondana/shared/ui/ProgressBar';
import { TextAreaField } from '@hondana/shared/ui/TextField';
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
  const text = dumped.map(({ file }) => ed2kLink(file)).join('\n');
  return (
    <div className={styles.step}>
      <ProgressBar
        label="Dumped"
        value={dumped.length}
        max={files.length}
        valueText={`${dumped.length} of ${plural(files.length, 'file', 'files')}`}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <ul tabIndex={0} aria-label="Files" className={styles.files}>
        {files.map(({ file, state }) => (
          <li key={file.key} className={styles.file}>
            <bdi className={styles.name}>{file.name}</bdi>
            <span data-failed={state.kind === 'failed' || undefined} className={styles.state}>
              {dumpTexts[state.kind]}
              {state.kind === 'running' && ` ${Math.round(state.percent)}%`}
              {state.kind === 'failed' && ` ${state.reason}`}
            </span>
          </li>
        ))}
      </ul>
      <TextAreaField ref={links} label="ED2K links" readOnly rows={4} value={text} className={styles.links} />
      <div>
        <Button
          icon={copyIcon}
          disabled={dumped.length === 0}
          onClick={() =>
            void copyText(text, links.current, `${plural(dumped.length, 'ED2K link', 'ED2K links')} copied!`)
          }
        >
          Copy ED2K Links
        </Button>
      </div>
    </div>
  );
}
