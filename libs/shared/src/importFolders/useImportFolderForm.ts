import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { isApiError } from '../api/ApiError.ts';
import type { ImportFolder } from '../api/types.ts';
import { type ImportFolderForm, importFolderSchema, newImportFolder } from './importFolderForm.ts';
import { useImportFolderWrites } from './useImportFolderWrites.ts';

const fields = ['Name', 'Path', 'DropFolderType', 'WatchForNewFiles'] as const;

const { WatchForNewFiles: _, ...unanswered } = newImportFolder;

/**
 * What is being said of a new import folder, or of one that there is. What the server refuses stays, with its reason.
 * Where a new one asks whether to watch it, it is not watched, or left alone, before that is answered.
 */
export function useImportFolderForm(
  folder: ImportFolder | undefined,
  { asksToWatch, onSaved }: { readonly asksToWatch: boolean; readonly onSaved: () => void },
) {
  const [problem, setProblem] = useState<string>();
  const { add, replace } = useImportFolderWrites();
  const form = useForm<ImportFolderForm>({
    resolver: zodResolver(importFolderSchema),
    defaultValues: folder ?? (asksToWatch ? unanswered : newImportFolder),
  });
  const [name, path, watches] = useWatch({
    control: form.control,
    name: ['Name', 'Path', 'WatchForNewFiles'],
  });

  const refuse = (error: unknown) => {
    const errors = isApiError(error) ? error.fieldErrors : {};
    const refused = fields.filter((field) => errors[field]);
    for (const field of refused) {
      form.setError(field, { message: errors[field]?.join(' ') ?? '' }, { shouldFocus: true });
    }
    if (refused.length === 0) setProblem(error instanceof Error ? error.message : String(error));
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
        refuse(error);
      }
    }),
  };
}
