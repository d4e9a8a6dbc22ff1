import { Button } from '@hondana/shared/ui/Button';
import { isComposing } from '@hondana/shared/ui/composition';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { checkIcon, closeIcon, editIcon } from '@hondana/shared/ui/icons';
import { TextField } from '@hondana/shared/ui/TextField';
import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useState } from 'react';
import styles from './NameEditor.module.css';

interface NameChoice {
  readonly text: string;
  readonly lang?: string | undefined;
}

interface NameEditorProps {
  readonly label: string;
  readonly name: string;
  readonly choices: readonly NameChoice[];
  readonly choicesLabel: string;
  /** An empty name removes the custom one. */
  readonly allowEmpty?: boolean;
  readonly saving: boolean;
  /** Resolves when saved; called only with a name that differs. */
  readonly onSave: (name: string) => Promise<unknown>;
}

export function NameEditor({
  label,
  name,
  choices,
  choicesLabel,
  allowEmpty = false,
  saving,
  onSave,
}: NameEditorProps) {
  const [draft, setDraft] = useState<string>();
  const text = draft ?? name;
  const isEmpty = text.trim() === '' && !allowEmpty;

  const cancel = (): void => setDraft(undefined);
  const confirm = (): void => {
    if (isEmpty || saving) return;
    const wanted = text.trim();
    if (wanted === name) cancel();
    // A refused name stays in the field.
    else onSave(wanted).then(cancel, () => undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (draft === undefined || isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') confirm();
    else if (event.key === 'Escape') cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={styles.editor}>
      <TextField
        label={label}
        value={text}
        readOnly={draft === undefined}
        dir="auto"
        error={draft !== undefined && isEmpty ? t`Enter a name.` : undefined}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        after={
          draft === undefined ? (
            <IconButton icon={editIcon} label={t`Edit name`} size="small" onClick={() => setDraft(name)} />
          ) : (
            <>
              <IconButton
                icon={checkIcon}
                label={t`Save name`}
                size="small"
                busy={saving}
                disabled={isEmpty}
                onClick={confirm}
              />
              <IconButton icon={closeIcon} label={t`Cancel`} size="small" onClick={cancel} />
            </>
          )
        }
      />
      {choices.length > 0 && (
        <section aria-label={choicesLabel}>
          <h3 className={styles.title}>{choicesLabel}</h3>
          <ul className={styles.choices}>
            {choices.map((choice) => (
              <li key={`${choice.lang} ${choice.text}`}>
                <Button
                  variant="quiet"
                  wide
                  lang={choice.lang}
                  aria-pressed={choice.text === text}
                  className={styles.choice}
                  onClick={() => setDraft(choice.text)}
                >
                  {choice.text}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
