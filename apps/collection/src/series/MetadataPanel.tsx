import type { Series } from '@hondana/shared/api/types';
import { Badge } from '@hondana/shared/ui/Badge';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { Icon } from '@hondana/shared/ui/Icon';
import { externalLinkIcon } from '@hondana/shared/ui/icons';
import { Panel } from '@hondana/shared/ui/Panel';
import { Tabs } from '@hondana/shared/ui/Tabs';
import { useState } from 'react';
import { type ExternalLink, metadataLinks, seriesLinks } from './externalLinks.ts';
import styles from './MetadataPanel.module.css';
import { RemoveTmdbLink } from './RemoveTmdbLink.tsx';

type Tab = 'sites' | 'links';

/** Where else this series is described: databases, and the links that AniDB lists. */
export function MetadataPanel({ series }: { readonly series: Series }) {
  const [tab, setTab] = useState<Tab>('sites');
  const links = { sites: metadataLinks(series), links: seriesLinks(series) };
  return (
    <Panel>
      <Tabs
        label="Links of this series"
        tabs={[
          { value: 'sites', label: 'Metadata Sites', count: links.sites.length },
          { value: 'links', label: 'Series Links', count: links.links.length },
        ]}
        value={tab}
        onChange={setTab}
      >
        <LinkRows series={series} links={links[tab]} />
      </Tabs>
    </Panel>
  );
}

interface LinkRowsProps {
  readonly series: Series;
  readonly links: readonly ExternalLink[];
}

function LinkRows({ series, links }: LinkRowsProps) {
  if (links.length === 0) return <EmptyState compact title="No links are known." />;
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
          {tmdb && <RemoveTmdbLink series={series} name={name} {...tmdb} />}
        </li>
      ))}
    </ul>
  );
}
