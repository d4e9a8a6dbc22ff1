import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { Button } from '@hondana/shared/ui/Button';
import { formatNumber } from '@hondana/shared/ui/format';
import { tags } from '@lezer/highlight';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { faultyLines, markFaultyLine } from './faultyLine.ts';
import type { CodeLanguage } from './renamers.ts';
import styles from './ScriptEditor.module.css';
import { faultText, type ScriptFault } from './scriptFault.ts';
import { scriptLanguage } from './scriptLanguages.ts';

interface ScriptEditorProps {
  readonly label: string;
  readonly description: string | undefined;
  readonly language: CodeLanguage;
  readonly value: string;
  readonly fault: ScriptFault | undefined;
  readonly onChange: (value: string) => void;
}

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--color-text)', fontSize: 'var(--text-small)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--color-text-strong)' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text-strong)' },
  '.cm-gutters': {
    backgroundColor: 'transparent',
    color: 'var(--color-text-muted)',
    borderRight: '1px solid var(--color-border)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--color-selection)',
  },
});

const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--color-text-muted)', fontStyle: 'italic' },
  { tag: [tags.keyword, tags.tagName], color: 'var(--color-accent)', fontWeight: '600' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--color-success)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--color-warning)' },
  { tag: [tags.propertyName, tags.attributeName, tags.definition(tags.name)], color: 'var(--color-other)' },
]);

/** Typing over highlighted text, a browser inserts an element with inline styles, which the policy forbids. */
const replaceSelectionOurselves = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { data, inputType, isComposing } = event;
    if (inputType !== 'insertText' || !data || isComposing || view.state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});

/**
 * In a shadow tree, because there CodeMirror uses constructed style sheets; in the page it would add a `<style>`
 * element, which the policy forbids. Tab leaves the editor, as with any field.
 */
export function ScriptEditor({ label, description, language, value, fault, onChange }: ScriptEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const notifyChange = useEffectEvent((text: string) => onChange(text));
  const readValue = useEffectEvent(() => value);

  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const editor = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: readValue(),
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          bracketMatching(),
          EditorView.lineWrapping,
          scriptLanguage(language),
          syntaxHighlighting(colours),
          theme,
          keymap.of([...defaultKeymap, ...historyKeymap]),
          replaceSelectionOurselves,
          faultyLines,
          // Focusable anyway; the explicit tabindex makes its scrolling parent count as reachable by keyboard.
          EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) notifyChange(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [label, language]);

  // Only for changes from outside: discarded edits, or a config saved by someone else.
  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value.replaceAll('\r\n', '\n')) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);

  const line = fault?.line;
  const number = formatNumber(line ?? 0);
  useEffect(() => {
    view.current?.dispatch({ effects: markFaultyLine.of(line) });
  }, [line, label, language]);
  const goToFault = (): void => {
    const editor = view.current;
    if (!editor || line === undefined || line > editor.state.doc.lines) return;
    editor.dispatch({ selection: { anchor: editor.state.doc.line(line).from }, scrollIntoView: true });
    editor.focus();
  };

  return (
    <div className={styles.field}>
      <span aria-hidden="true" className={styles.label}>
        {label}
      </span>
      <div ref={host} dir="ltr" className={styles.editor} />
      {fault && (
        <div role="status" className={styles.fault}>
          <p>{faultText(fault)}</p>
          <Button size="small" variant="quiet" onClick={goToFault}>
            <Trans>Go to line {number}</Trans>
          </Button>
        </div>
      )}
      {description && <p className={styles.description}>{description}</p>}
    </div>
  );
}
