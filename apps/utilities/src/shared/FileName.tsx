import type { ClipboardEvent } from 'react';
import styles from './FileName.module.css';
import { fileNameEnd } from './fileNameEnd.ts';

/** Its two parts are boxes of their own, between which a browser would copy a line break. */
function copyOnOneLine(event: ClipboardEvent): void {
  const selection = getSelection();
  const { currentTarget: name } = event;
  if (!selection || !name.contains(selection.anchorNode) || !name.contains(selection.focusNode)) return;
  event.clipboardData.setData('text/plain', String(selection).replaceAll('\n', ''));
  event.preventDefault();
}

/** The name of a file. Where there is no room it is cut in its middle: its number and its extension stay. */
export function FileName({ name }: { readonly name: string }) {
  const end = fileNameEnd(name);
  return (
    <bdi className={styles.name} onCopy={copyOnOneLine}>
      <span className={styles.start}>{name.slice(0, end)}</span>
      <span className={styles.end}>{name.slice(end)}</span>
    </bdi>
  );
}
