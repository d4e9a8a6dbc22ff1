import type { ClipboardEvent } from 'react';
import styles from './FileName.module.css';
import { fileNameEnd } from './fileNameEnd.ts';

/** The two parts are separate boxes, so a browser would copy a line break between them. */
function copyOnOneLine(event: ClipboardEvent): void {
  const selection = getSelection();
  const { currentTarget: name } = event;
  if (!selection || !name.contains(selection.anchorNode) || !name.contains(selection.focusNode)) return;
  event.clipboardData.setData('text/plain', String(selection).replaceAll('\n', ''));
  event.preventDefault();
}

/** Truncated in the middle, so that its number and extension stay visible. */
export function FileName({ name }: { readonly name: string }) {
  const end = fileNameEnd(name);
  return (
    <bdi className={styles.name} onCopy={copyOnOneLine}>
      <span className={styles.start}>{name.slice(0, end)}</span>
      <span className={styles.end}>{name.slice(end)}</span>
    </bdi>
  );
}
