import type { SlotContent } from '@hondana/shared/remote/slots';
import { useWebUiSettings } from '@hondana/shared/settings';
import { Badge } from '@hondana/shared/ui/Badge';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatDate } from '@hondana/shared/ui/format';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useToday } from '../../shared/useToday.ts';
import { WidgetFrame } from '../../shared/WidgetFrame.tsx';
import { isNew } from './isNew.ts';
import { type NewsPost, newsAddress, newsQuery } from './news.ts';
import styles from './ShokoNewsWidget.module.css';

/** From the project's site, not the server: its failures are shown quietly. */
function ShokoNewsWidget() {
  const count = useWebUiSettings(({ dashboard }) => dashboard.shokoNewsPostsCount);
  const news = useQuery({ ...newsQuery(), select: (posts) => posts.slice(0, count) });
  return (
    <WidgetFrame title={t`Shoko News`} busy={news.isPending} flush textOnly={!news.data?.length}>
      {news.isPending && <NewsSkeleton />}
      {news.isError && !news.data && <EmptyState compact title={t`News is unavailable.`} />}
      {news.data?.length === 0 && <EmptyState compact title={t`No News.`} />}
      {news.data && news.data.length > 0 && (
        <ul>
          {news.data.map((post) => (
            <Post key={post.filename} post={post} />
          ))}
        </ul>
      )}
    </WidgetFrame>
  );
}

function Post({ post }: { readonly post: NewsPost }) {
  const { title, quick, date } = post.meta;
  const today = useToday();
  return (
    <li className={styles.post}>
      <p>
        <a href={newsAddress(post)} target="_blank" rel="noreferrer" className={styles.link}>
          {title}
          <VisuallyHidden>
            {' '}
            <Trans>(in a new tab)</Trans>
          </VisuallyHidden>
        </a>
        {isNew(date, today) && (
          <Badge tone="success">
            <Trans>New!</Trans>
          </Badge>
        )}
      </p>
      <p className={styles.date}>{formatDate(date)}</p>
      <p>{quick}</p>
    </li>
  );
}

function NewsSkeleton() {
  return (
    <ul>
      {[0, 1, 2, 3].map((place) => (
        <li key={place} className={styles.post}>
          <Skeleton width="70%" />
          <Skeleton width="30%" />
          <Skeleton width="100%" />
        </li>
      ))}
    </ul>
  );
}

export const contribution: SlotContent<'dashboard.widget'> = ShokoNewsWidget;
