import { Navigate, Outlet, useLocation, useNavigate } from '@hondana/shared/navigation';
import { useContributions } from '@hondana/shared/remote/slots';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import { previewTheme } from '@hondana/shared/settings';
import { themePath } from '@hondana/shared/themes/themeOptions';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { lockIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { pages } from '../pages.ts';
import { SettingsDraftProvider } from '../shared/draft/SettingsDraft.tsx';
import { refetchSettings, useSettingsDocuments } from '../shared/draft/useSettingsDocuments.ts';
import { useSettingsDraft } from '../shared/draft/useSettingsDraft.ts';
import { findableSettings, isOffered, isOn } from '../shared/findableSettings.ts';
import { UnsavedWorkProvider } from '../shared/unsavedWork.tsx';
import { useSettingTarget } from '../shared/useSettingTarget.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { RandomBackdrop } from './RandomBackdrop.tsx';
import { SaveBar } from './SaveBar.tsx';
import styles from './SettingsFrame.module.css';
import { type MenuEntry, SettingsMenu } from './SettingsMenu.tsx';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';

const freshForMs = 1000;

export function SettingsFrame({ isAdministrator }: { readonly isAdministrator: boolean }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { documents, error, isFetching, retry } = useSettingsDocuments(isAdministrator);
  const [pageWork, setPageWork] = useState<string>();
  // A ref, as the user may leave before the next render.
  const pageWorkNow = useRef<string>(undefined);
  const unsavedWork = useMemo(
    () => ({
      declare: (what: string | undefined) => {
        pageWorkNow.current = what;
        setPageWork(what);
      },
    }),
    [],
  );
  const draft = useSettingsDraft({
    settings: findableSettings(pages),
    documents,
    onFault: ({ page, path }) =>
      void navigate({ pathname: `/settings/${page.path}`, hash: path }, { replace: true }),
  });
  useSettingTarget(documents !== undefined || !isAdministrator);
  const theme = draft?.edits.get(themePath)?.value;
  useEffect(() => {
    previewTheme(typeof theme === 'string' ? theme : undefined);
    return () => previewTheme(undefined);
  }, [theme]);

  const contributed = useContributions('settings.page').map(
    ({ key, title }): MenuEntry => ({ path: `x/${key}`, title: () => title }),
  );
  const all = [...pages, ...contributed];
  const version = useQuery({
    ...serverVersionQuery(),
    select: ({ Server }) => Server.Version ?? undefined,
  }).data;
  const menu = all.filter(isOn(version)).filter((page) => isOffered(page.for, isAdministrator));
  const [, , name = '', part = ''] = pathname.split('/');
  const entry = all.find(({ path }) => path === name || path === `${name}/${part}`);
  if (name === '') return <Navigate to={`/settings/${menu[0]?.path}`} />;

  const content = () => {
    if (entry && !isOn(version)(entry)) {
      return <NotHere title={entry.title()} text={t`Servers before Shoko Server 6 do not have this.`} />;
    }
    if (entry && !menu.includes(entry)) {
      const text = t`Only administrators can see and change these settings.`;
      return <NotHere title={entry.title()} text={text} />;
    }
    if (!entry?.sections || draft) return <Outlet />;
    if (!error) return <SettingsSkeleton />;
    return (
      <ErrorState
        as="h1"
        title={t`The settings could not be loaded`}
        error={error}
        retrying={isFetching}
        onRetry={retry}
      />
    );
  };
  return (
    <SettingsDraftProvider value={draft}>
      <UnsavedWorkProvider value={unsavedWork}>
        <RandomBackdrop />
        {isAdministrator && <RefetchSettings key={pathname} />}
        <div className={styles.frame}>
          <SettingsMenu entries={menu} draft={draft} current={entry} />
          <div className={styles.content}>
            <div className={styles.page}>{content()}</div>
            {draft && entry?.sections && <SaveBar draft={draft} />}
          </div>
        </div>
        <LeaveGuard
          changes={draft?.edits.size ?? 0}
          pageWork={pageWork}
          pageWorkNow={pageWorkNow}
          onGiveUp={() => draft?.cancel()}
        />
      </UnsavedWorkProvider>
    </SettingsDraftProvider>
  );
}

/** Refetches on every page, as another client may have changed settings; the draft then shows conflicts. */
function RefetchSettings() {
  const client = useQueryClient();
  useEffect(() => {
    refetchSettings(client, freshForMs).catch(() => {});
  }, [client]);
  return null;
}

function NotHere({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <title>{`${t`Settings`} · Hondana`}</title>
      <EmptyState icon={lockIcon} as="h1" title={title} text={text} />
    </>
  );
}
