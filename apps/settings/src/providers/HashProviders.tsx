import type { components } from '@hondana/shared/api/generated/schema';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import { useWrite } from '@hondana/shared/api/useWrite';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { Switch } from '@hondana/shared/ui/Switch';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { hashingSummaryQuery, hashProvidersQuery, updateHashing, updateHashProvider } from './hashing.ts';
import { ProviderFacts } from './ProviderFacts.tsx';
import styles from './Providers.module.css';

type HashProvider = components['schemas']['APIv3.Hashing.HashProvider'];

/** Files are recognized by it, so one provider has to compute it. */
const required = 'ED2K';

export function HashProviders() {
  const providers = useQuery({ ...hashProvidersQuery(), retry: retryOnce });
  const summary = useQuery({ ...hashingSummaryQuery(), retry: retryOnce });
  const failed = [providers, summary].find(({ isError, data }) => isError && !data);
  if (failed) {
    return <QueryFailure query={failed} compact title={t`The hash providers could not be loaded`} />;
  }
  if (!providers.data || !summary.data) return <Skeleton shape="block" height="10rem" />;
  return (
    <div className={styles.providers}>
      <ul className={styles.list}>
        {providers.data.map((provider) => (
          <li key={provider.ID} className={styles.provider}>
            <ProviderFacts provider={provider} />
            <HashTypes
              provider={provider}
              isOnlyOne={providers.data.every(
                ({ ID, EnabledHashTypes }) => ID === provider.ID || !EnabledHashTypes.includes(required),
              )}
            />
          </li>
        ))}
      </ul>
      <ParallelMode isParallel={summary.data.ParallelMode} />
    </div>
  );
}

interface HashTypesProps {
  readonly provider: HashProvider;
  /** No other provider computes the required hash. */
  readonly isOnlyOne: boolean;
}

function HashTypes({ provider, isOnlyOne }: HashTypesProps) {
  const { ID, Name, AvailableHashTypes, EnabledHashTypes } = provider;
  const update = useWrite(updateHashProvider, {
    done: t`The hashes of new files have been changed.`,
    failed: t`The hashes could not be changed`,
    key: `hashes of ${ID}`,
    undo: () => updateHashProvider.with({ providerId: ID, types: EnabledHashTypes }),
  });
  const enabled = update.isPending ? (update.variables?.types ?? []) : EnabledHashTypes;
  const toggle = (type: string, isOn: boolean): void =>
    update.mutate({
      providerId: ID,
      types: isOn ? [...enabled, type] : enabled.filter((one) => one !== type),
    });
  return (
    <fieldset className={styles.hashes}>
      <legend className={styles.legend}>{t`Hashes that ${Name} computes`}</legend>
      {AvailableHashTypes.map((type) => {
        const isFixed = type === required && isOnlyOne && enabled.includes(type);
        return (
          <Checkbox
            key={type}
            label={<bdi>{type}</bdi>}
            description={isFixed ? t`Shoko recognizes files by it.` : undefined}
            checked={enabled.includes(type)}
            disabled={isFixed}
            onChange={(isOn) => toggle(type, isOn)}
          />
        );
      })}
    </fieldset>
  );
}

function ParallelMode({ isParallel }: { readonly isParallel: boolean }) {
  const update = useWrite(updateHashing, {
    failed: t`The mode of the hash providers could not be changed`,
    key: 'parallel hashing',
  });
  return (
    <Switch
      label={<Trans>Run all hash providers at once</Trans>}
      description={t`Faster on a server with free processor cores; otherwise they take turns on each file.`}
      checked={update.isPending ? (update.variables?.isParallel ?? isParallel) : isParallel}
      onChange={(isOn) => update.mutate({ isParallel: isOn })}
    />
  );
}
