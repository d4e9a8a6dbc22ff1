import { parseAddress } from '@hondana/shared/http/parseAddress';
import { serverAddress } from '@hondana/shared/http/serverRoot';
import { Link, useSearchParams } from '@hondana/shared/navigation';
import { classNames } from '@hondana/shared/ui/classNames';
import { externalLinkIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Panel } from '@hondana/shared/ui/Panel';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type PluginPage, pluginPagesQuery } from './pluginCalls.ts';
import styles from './ServerPlugins.module.css';

interface ShownPage {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** The policy of the interface's page lets it show nothing from elsewhere. */
  readonly mayEmbed: boolean;
}

/** Undefined for a page without an address that a browser may open. */
export function shownPageOf({ ID, Name, Url, CanEmbed }: PluginPage): ShownPage | undefined {
  const address = parseAddress(Url?.startsWith('/') ? serverAddress(Url) : (Url ?? ''), location.href);
  if (!ID || !Url || !address || !/^https?:$/.test(address.protocol)) return undefined;
  return {
    id: ID,
    name: Name || address.href,
    address: address.href,
    mayEmbed: CanEmbed === true && address.origin === location.origin,
  };
}

/** Pages that the plugin serves itself. One that may be embedded is shown here, in a frame that gets nothing. */
export function PluginPages({ pluginId }: { readonly pluginId: string }) {
  const pages = useQuery(pluginPagesQuery({ pluginId }));
  const [parameters] = useSearchParams();
  const all = (pages.data ?? []).flatMap((page) => shownPageOf(page) ?? []);
  const shown = all.find(({ id, mayEmbed }) => mayEmbed && id === parameters.get('page'));
  if (all.length === 0 && !pages.isError) return null;
  return (
    <Panel title={t`Pages`}>
      <div className={styles.stack}>
        <QueryFailure query={pages} compact title={t`The plugin’s pages could not be loaded`} />
        <ul aria-label={t`Pages`} className={classNames(styles.list, styles.pages)}>
          {all.map((page) => (
            <li key={page.id} className={styles.actions}>
              {page.mayEmbed ? (
                <Link to={{ search: `?page=${encodeURIComponent(page.id)}` }} preventScrollReset>
                  <bdi>{page.name}</bdi>
                </Link>
              ) : (
                <bdi>{page.name}</bdi>
              )}
              <NewTab page={page} />
            </li>
          ))}
        </ul>
        {shown && <Frame key={shown.id} page={shown} />}
      </div>
    </Panel>
  );
}

function NewTab({ page: { name, address } }: { readonly page: ShownPage }) {
  return (
    <LinkButton
      size="small"
      icon={externalLinkIcon}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t`Open in a new tab: ${name}`}
    >
      <Trans>Open in a new tab</Trans>
    </LinkButton>
  );
}

/** Without `allow-same-origin` the page has an origin of its own: no storage, no key, no access to this window. */
function Frame({ page: { name, address } }: { readonly page: ShownPage }) {
  return (
    <iframe
      title={name}
      src={address}
      className={styles.frame}
      sandbox="allow-scripts allow-forms allow-popups"
      referrerPolicy="no-referrer"
    />
  );
}
