import { parseAddress } from '@hondana/shared/http/parseAddress';
import { formatDate } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { ServerPlugin } from './pluginCalls.ts';
import styles from './ServerPlugins.module.css';

/** What the plugin says may be linked to: no other scheme, such as `javascript:`. */
function webAddress(text: string | null | undefined): string | undefined {
  const address = parseAddress(text ?? '');
  return address && /^https?:$/.test(address.protocol) ? address.href : undefined;
}

export function PluginFacts({ plugin }: { readonly plugin: ServerPlugin }) {
  const links = [
    [t`Homepage`, webAddress(plugin.HomepageUrl)],
    [t`Source code`, webAddress(plugin.RepositoryUrl)],
  ] as const;
  return (
    <dl className={styles.facts}>
      <dt>
        <Trans>Version</Trans>
      </dt>
      <dd>
        <bdi dir="ltr">{plugin.Version}</bdi>
      </dd>
      {plugin.Authors && (
        <>
          <dt>
            <Trans>Author</Trans>
          </dt>
          <dd>
            <bdi>{plugin.Authors}</bdi>
          </dd>
        </>
      )}
      <dt>
        <Trans>Released</Trans>
      </dt>
      <dd>{formatDate(plugin.ReleasedAt)}</dd>
      <dt>
        <Trans>Installed</Trans>
      </dt>
      <dd>{formatDate(plugin.InstalledAt)}</dd>
      <dt>
        <Trans>Plugin interface</Trans>
      </dt>
      <dd>
        <bdi dir="ltr">{plugin.AbstractionVersion}</bdi>
      </dd>
      {plugin.ContainingDirectory && (
        <>
          <dt>
            <Trans>Folder</Trans>
          </dt>
          <dd>
            <bdi dir="ltr">{plugin.ContainingDirectory}</bdi>
          </dd>
        </>
      )}
      {links.map(
        ([label, address]) =>
          address && (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>
                <a href={address} target="_blank" rel="noreferrer">
                  <bdi dir="ltr">{address}</bdi>
                </a>
              </dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
