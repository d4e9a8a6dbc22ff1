import { useWrite } from '@hondana/shared/api/useWrite';
import { errorText, isApiError } from '@hondana/shared/http/ApiError';
import { z } from '@hondana/shared/schema';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { TextField } from '@hondana/shared/ui/TextField';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { addRepository } from './pluginCalls.ts';
import styles from './ServerPlugins.module.css';
import { useSyncRepository } from './useSyncRepository.ts';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, { error: () => t`Enter a name.` })),
  url: z
    .string()
    .check(
      z.trim(),
      z.regex(/^https?:\/\/./i, { error: () => t`Enter an address with http:// or https://.` }),
    ),
});

const empty = { name: '', url: '' };

/** The server does not fetch a new repository by itself, so this does. */
export function AddRepository() {
  const sync = useSyncRepository();
  const add = useWrite(addRepository);
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      const { ID } = await add.mutateAsync(values);
      reset(empty);
      sync.mutate({ repositoryId: ID });
    } catch (error) {
      const faults = isApiError(error) ? error.fieldErrors : {};
      if (faults.Name) setError('name', { message: faults.Name.join(' ') }, { shouldFocus: true });
      if (faults.Url) setError('url', { message: faults.Url.join(' ') }, { shouldFocus: true });
      if (!faults.Name && !faults.Url) setError('root', { message: errorText(error) ?? '' });
    }
  });
  return (
    <form aria-label={t`Add repository`} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t`Name of the repository`}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={t`Address of the repository`}
        description={t`Where its list of packages is, such as https://example.org/manifest.json.`}
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        error={errors.url?.message}
        {...register('url')}
      />
      {errors.root && (
        <Banner tone="danger" title={t`The repository could not be added`}>
          {errors.root.message}
        </Banner>
      )}
      <Button type="submit" busy={isSubmitting}>
        <Trans>Add repository</Trans>
      </Button>
    </form>
  );
}
