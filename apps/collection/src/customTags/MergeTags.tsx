import type { Tag } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { ConfirmDialog, type ConfirmDialogProps } from '@hondana/shared/overlays/dialog';
import { createUserTag } from '@hondana/shared/resources/tags';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { TextField } from '@hondana/shared/ui/TextField';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { seriesText } from '../shared/countTexts.ts';
import { duplicateName, findTagByName } from '../shared/tagNames.ts';
import styles from './MergeTags.module.css';

interface MergeTagsProps {
  readonly ticked: readonly Tag[];
  /** All custom tags. */
  readonly tags: readonly Tag[];
  /** @param findTarget creates the tag to keep if it is a new one */
  readonly onMerge: (sources: readonly Tag[], findTarget: () => Promise<Tag>) => Promise<void>;
  readonly finalFocus?: ConfirmDialogProps['finalFocus'];
  readonly onClose: () => void;
}

export function MergeTags({ ticked, tags, onMerge, finalFocus, onClose }: MergeTagsProps) {
  const [choice, setChoice] = useState(String(mostUsed(ticked)?.ID));
  const [name, setName] = useState('');
  const create = useWrite(createUserTag);
  const isNew = choice === 'new';
  const count = ticked.length;

  const merge = async (): Promise<void> => {
    const text = name.trim();
    if (isNew && text === '') throw new Error(t`Enter a name.`);
    const named = findTagByName(ticked, text);
    const target = isNew ? named : ticked.find(({ ID }) => String(ID) === choice);
    if (!target && findTagByName(tags, text)) throw new Error(duplicateName());
    await onMerge(
      ticked.filter((tag) => tag !== target),
      async () => target ?? create.mutateAsync({ name: text, description: null }),
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Merge ${plural(count, { one: '# tag', other: '# tags' })}?`}
      confirmLabel={t`Merge ${plural(count, { one: '# tag', other: '# tags' })}`}
      danger
      finalFocus={finalFocus}
      onConfirm={merge}
      failure={(error) => (error instanceof Error ? error.message : t`The tags could not be merged.`)}
      choices={
        <div className={styles.choices}>
          <RadioGroup
            label={t`Tag to keep`}
            value={choice}
            onChange={setChoice}
            options={[
              ...ticked.map(({ ID, Name, Size }) => ({
                value: String(ID),
                label: <bdi>{Name}</bdi>,
                description: seriesText(Size ?? 0),
              })),
              { value: 'new', label: t`A new tag` },
            ]}
          />
          {isNew && (
            <TextField
              label={t`Name`}
              autoComplete="off"
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          )}
        </div>
      }
    >
      <Trans>
        Every series that has one of these tags gets the tag you keep. Then the others are deleted. This
        cannot be undone.
      </Trans>
    </ConfirmDialog>
  );
}

function mostUsed(tags: readonly Tag[]): Tag | undefined {
  return tags.toSorted((left, right) => (right.Size ?? 0) - (left.Size ?? 0))[0];
}
