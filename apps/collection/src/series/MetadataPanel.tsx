import type { Series } from '@hondana/shared/api/types';
import { Link, useHasRoute } from '@hondana/shared/navigation';
import { linkSeriesToShow } from '@hondana/shared/resources/tmdbLinks';
import { useMay } from '@hondana/shared/resources/useMay';
import { Badge } from '@hondana/shared/ui/Badge';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { Icon } from '@hondana/shared/ui/Icon';
import { editIcon, externalLinkIcon, linkIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Panel } from '@hondana/shared/ui/Panel';
import { Tabs } from '@hondana/shared/ui/Tabs';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type ExternalLink, metadataLinks, seriesLinks } from './externalLinks.ts';
import styles from './MetadataPanel.module.css';
import { RemoveTmdbLink } from './RemoveTmdbLink.tsx';

type Tab = 'sites' | 'links';

export function MetadataPanel({ series }: { readonly series: Series }) {
  const [tab, setTab] = useState<Tab>('sites');
  const linking = useLinkingAddress(series.IDs.ID);
  const links = { sites: metadataLinks(series), links: seriesLinks(series) };
  return (
    <Panel>
      <Tabs
        label={t`Links of this series`}
        tabs={[
          { value: 'sites', label: t`Metadata Sites`, count: links.sites.length },
          { value: 'links', label: t`Series Links`, count: links.links.length },
        ]}
        value={tab}
        onChange={setTab}
      >
        <LinkRows series={series} links={links[tab]} linking={linking} />
        {tab === 'sites' && linking && (
          <LinkButton
            component={Link}
            to={`${linking}?type=${kindOf(series)}`}
            variant="quiet"
            size="small"
            icon={linkIcon}
          >
            <Trans>Add TMDB link</Trans>
          </LinkButton>
        )}
      </Tabs>
    </Panel>
  );
}

/** The kind to search TMDB for first. */
function kindOf({ AniDB }: Series): 'Show' | 'Movie' {
  return AniDB?.Type === 'Movie' ? 'Movie' : 'Show';
}

/** Undefined where that page is not installed or the user may not link. */
function useLinkingAddress(seriesId: number): string | undefined {
  const hasLinkingPage = useHasRoute('collection/series/:seriesId/tmdb-linking');
  const mayLink = useMay(linkSeriesToShow);
  return hasLinkingPage && mayLink ? `/collection/series/${seriesId}/tmdb-linking` : undefined;
}

interface LinkRowsProps {
  readonly series: Series;
  readonly links: readonly ExternalLink[];
  readonly linking: string | undefined;
}

function LinkRows({ series, links, linking }: LinkRowsProps) {
  if (links.length === 0) return <EmptyState compact title={t`No links`} />;
  return (
    <ul className={styles.links}>
      {links.map(({ site, name, address, tmdb }) => (
        <li key={address} className={styles.row}>
          <a href={address} target="_blank" rel="noreferrer" className={styles.link}>
            {site && <Badge className={styles.site}>{site}</Badge>}
            <span dir="auto" className={styles.name}>
              {name}
            </span>
            <Icon icon={externalLinkIcon} size={4} />
          </a>
          {tmdb && linking && (
            <LinkButton
              component={Link}
              to={`${linking}?type=${tmdb.kind}&id=${tmdb.id}`}
              variant="quiet"
              icon={editIcon}
              title={t`Edit link to ${name}`}
            >
              <VisuallyHidden>
                <Trans>Edit link to {name}</Trans>
              </VisuallyHidden>
            </LinkButton>
          )}
          {tmdb && <RemoveTmdbLink series={series} name={name} {...tmdb} />}
        </li>
      ))}
    </ul>
  );
}
