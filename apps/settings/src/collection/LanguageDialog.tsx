import type { LanguageDetails } from '@hondana/shared/api/types';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDraft } from '../shared/draft/SettingsDraft.tsx';
import type { Setting } from '../shared/settingsPage.ts';
import styles from './LanguageDialog.module.css';
import { languageChoices } from './languageNames.ts';

interface LanguageDialogProps {
  readonly field: Setting;
  readonly languages: UseQueryResult<LanguageDetails[]>;
  readonly onClosed: () => void;
}

/** Saves immediately (facts 6). */
export function LanguageDialog({ field, languages, onClosed }: LanguageDialogProps) {
  const { path, label } = field;
  const { valueFor, saveNow } = useDraft();
  const [isOpen, setOpen] = useState(true);
  const [text, setText] = useState('');
  const value = valueFor(path);
  const [chosen, setChosen] = useState<readonly string[]>(Array.isArray(value) ? value.map(String) : []);
  const save = useMutation({
    mutationFn: () => saveNow(path, chosen),
    onSuccess: () => setOpen(false),
  });

  const wanted = searchTerm(text).toLowerCase();
  const choices = languageChoices(languages.data ?? [], chosen).filter(({ name }) =>
    name.toLowerCase().includes(wanted),
  );
  const toggle = (code: string, isIn: boolean): void =>
    setChosen((now) => (isIn ? [...now, code] : now.filter((one) => one !== code)));

  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      onClosed={onClosed}
      title={t`Languages: ${label}`}
      description={t`${plural(chosen.length, { one: '# language', other: '# languages' })} selected. Saved immediately.`}
      keepOnPressOutside
      footer={
        <>
          <Button onClick={() => setOpen(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            busy={save.isPending}
            onClick={() => save.mutate()}
          >
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      {save.isError && (
        <Banner tone="danger" title={t`The languages could not be saved`}>
          {save.error.message}
        </Banner>
      )}
      <SearchField label={t`Search languages`} placeholder={t`Search...`} value={text} onChange={setText} />
      <QueryFailure query={languages} compact title={t`The languages could not be loaded`} />
      {languages.isPending && <Skeleton shape="block" height="12rem" />}
      {languages.data && choices.length === 0 && (
        <EmptyState
          compact
          title={t`No matching languages`}
          action={
            <Button onClick={() => setText('')}>
              <Trans>Clear search</Trans>
            </Button>
          }
        />
      )}
      <fieldset aria-label={t`Languages`} className={styles.list}>
        {choices.map(({ code, name }) => (
          <Checkbox
            key={code}
            label={name}
            checked={chosen.includes(code)}
            onChange={(isIn) => toggle(code, isIn)}
          />
        ))}
      </fieldset>
    </Dialog>
  );
}
