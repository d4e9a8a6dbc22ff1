import { Link } from '@hondana/shared/navigation';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import { useMay } from '@hondana/shared/resources/useMay';
import { currentUserQuery } from '@hondana/shared/resources/users';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { lockIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PageFrame } from '../shared/PageFrame.tsx';
import { FollowedLog } from './FollowedLog.tsx';
import { LogSkeleton } from './LogSkeleton.tsx';
import { logHub } from './logCalls.ts';

/** Since 6 for administrators only. */
export function LogPage() {
  const { isPending: isServerUnknown } = useQuery(serverVersionQuery());
  const { isPending: isUserUnknown } = useQuery(currentUserQuery());
  if (useMay(logHub) && !isServerUnknown) return <FollowedLog />;
  return (
    <PageFrame heading={t`Log`}>
      {isServerUnknown || isUserUnknown ? (
        <LogSkeleton />
      ) : (
        <EmptyState
          icon={lockIcon}
          title={t`Only administrators can read the log`}
          text={t`Ask an administrator what the server has logged.`}
          action={
            <LinkButton component={Link} to="/">
              <Trans>Go to the start page</Trans>
            </LinkButton>
          }
        />
      )}
    </PageFrame>
  );
}
