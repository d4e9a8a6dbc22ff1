import { Link } from '@hondana/shared/navigation';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import styles from './Providers.module.css';

interface ProviderFactsProps {
  readonly provider: {
    readonly Name: string;
    readonly Version: string;
    readonly Description?: string | null;
    readonly Plugin: { readonly Name: string };
    readonly Configuration?: { readonly ID: string } | null;
  };
}

export function ProviderFacts({ provider }: ProviderFactsProps) {
  const { Name, Version, Description, Plugin, Configuration } = provider;
  return (
    <div className={styles.facts}>
      <div className={styles.about}>
        <h3 className={styles.name}>
          <bdi>{Name}</bdi>
        </h3>
        <p className={styles.description}>
          <bdi>{Plugin.Name}</bdi> · <bdi>{Version}</bdi>
        </p>
        {Description && <p className={styles.description}>{Description}</p>}
      </div>
      {Configuration && (
        <LinkButton
          component={Link}
          to={`/settings/configurations/${Configuration.ID}`}
          aria-label={t`Configure ${Name}`}
          size="small"
        >
          <Trans>Configure</Trans>
        </LinkButton>
      )}
    </div>
  );
}
