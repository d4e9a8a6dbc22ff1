import { Select } from '@hondana/shared/overlays/select';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FormEventHandler } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { folderIcon } from '../ui/icons.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './ImportFolderFields.module.css';
import type { ImportFolderForm } from './importFolderForm.ts';

interface ImportFolderFieldsProps {
  readonly id: string;
  readonly form: UseFormReturn<ImportFolderForm>;
  /** A server error that belongs to no field. */
  readonly problem: string | undefined;
  readonly destination: string | undefined;
  readonly asksToWatch: boolean;
  readonly onSubmit: FormEventHandler;
  readonly onBrowse: () => void;
}

function dropTypes(destination: string | undefined) {
  const taken = destination === undefined ? undefined : t`“${destination}” is already the drop destination.`;
  return [
    {
      value: 'None' as const,
      label: t({ message: 'None', context: 'drop folder' }),
      detail: t`Files stay where they are.`,
    },
    {
      value: 'Source' as const,
      label: t({ message: 'Source', context: 'drop folder' }),
      detail: t`Files are moved from here to the drop destination.`,
    },
    {
      value: 'Destination' as const,
      label: t`Destination`,
      detail: taken ?? t`Files of the drop sources are moved here.`,
      disabled: taken !== undefined,
    },
    {
      value: 'Both' as const,
      label: t`Both`,
      detail: taken ?? t`Source and destination.`,
      disabled: taken !== undefined,
    },
  ];
}

const watching = () =>
  [
    { value: 'yes', label: t`Yes`, description: t`New files are imported as they appear.` },
    { value: 'no', label: t`No`, description: t`New files are imported when the folder is scanned.` },
  ] as const;

function watchingOf(watches: boolean | undefined): 'yes' | 'no' | '' {
  if (watches === undefined) return '';
  return watches ? 'yes' : 'no';
}

export function ImportFolderFields({
  id,
  form,
  problem,
  destination,
  asksToWatch,
  onSubmit,
  onBrowse,
}: ImportFolderFieldsProps) {
  const { errors } = form.formState;
  return (
    <form id={id} noValidate className={styles.form} onSubmit={onSubmit}>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <TextField label={t`Name`} autoComplete="off" error={errors.Name?.message} {...form.register('Name')} />
      <div className={styles.place}>
        <TextField
          label={t`Location`}
          dir="ltr"
          description={t`A folder on the server.`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.Path?.message}
          {...form.register('Path')}
        />
        <Button icon={folderIcon} className={styles.browse} onClick={onBrowse}>
          <Trans>Browse</Trans>
        </Button>
      </div>
      <Controller
        control={form.control}
        name="DropFolderType"
        render={({ field }) => (
          <Select
            label={t`Drop Type`}
            options={dropTypes(destination)}
            value={field.value}
            error={errors.DropFolderType?.message}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="WatchForNewFiles"
        render={({ field }) =>
          asksToWatch ? (
            <RadioGroup
              label={t`Watch For New Files`}
              options={watching()}
              value={watchingOf(field.value)}
              onChange={(answer) => field.onChange(answer === 'yes')}
            />
          ) : (
            <Switch
              label={t`Watch For New Files`}
              description={t`Imports new files as they appear.`}
              checked={field.value}
              onChange={field.onChange}
            />
          )
        }
      />
    </form>
  );
}
