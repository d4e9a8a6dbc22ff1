import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { ImportFolder } from '../api/types.ts';
import { isApiError } from '../http/ApiError.ts';
import { type ImportFolderForm, importFolderSchema, newImportFolder } from './importFolderForm.ts';
import { useImportFolderWrites } from './useImportFolderWrites.ts';

const fields = ['Name', 'Path', 'DropFolderType', 'WatchForNewFiles'] as const;

const { WatchForNewFiles: _, ...withoutWatching } = newImportFolder;

/** With `asksToWatch`, a new folder has no answer to watching at first and cannot be saved without one. */
export function useImportFolderForm(
  folder: ImportFolder | undefined,
  { asksToWatch, onSaved }: { readonly asksToWatch: boolean; readonly onSaved: () => void },
) {
  const [problem, setProblem] = useState<string>();
  const { add, replace } = useImportFolderWrites();
  const form = useForm<ImportFolderForm>({
    resolver: zodResolver(importFolderSchema),
    defaultValues: folder ?? (asksToWatch ? withoutWatching : newImportFolder),
  });
  const [name, path, watches] = useWatch({
    control: form.control,
    name: ['Name', 'Path', 'WatchForNewFiles'],
  });

  const showErrors = (error: unknown) => {
    const errors = isApiError(error) ? error.fieldErrors : {};
    const invalid = fields.filter((field) => errors[field]);
    for (const field of invalid) {
      form.setError(field, { message: errors[field]?.join(' ') ?? '' }, { shouldFocus: true });
    }
    if (invalid.length === 0) setProblem(error instanceof Error ? error.message : String(error));
  };

  return {
    form,
    problem,
    canSave: name.trim() !== '' && path.trim() !== '' && watches !== undefined,
    save: form.handleSubmit(async (values) => {
      setProblem(undefined);
      try {
        if (folder) await replace.mutateAsync({ ...folder, ...values });
        else await add.mutateAsync(values);
        onSaved();
      } catch (error) {
        showErrors(error);
      }
    }),
  };
}
