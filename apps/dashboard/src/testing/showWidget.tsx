import { connectLive } from '@hondana/shared/live';
import { type Action, type SlotContent, SlotProvider } from '@hondana/shared/remote/slots';
import { defaultWebUiSettings, type WebUiSettings } from '@hondana/shared/settings';
import { people, renderScreen } from '@hondana/shared/testing/renderScreen';
import { onTestFinished } from 'vitest';

interface WidgetOptions {
  readonly as?: keyof typeof people;
  /** Changed settings; only for users whose settings are stored in the browser. */
  readonly chosen?: Partial<WebUiSettings['dashboard']>;
  /** In pixels; by default as wide as in the default layout. */
  readonly width?: number;
  readonly height?: number;
  readonly isLive?: boolean;
  /** Another remote's file action, named AVDump. */
  readonly dump?: Action<'file'>;
}

const dumpOffer = {
  key: 'utilities.avdump',
  slot: 'action',
  target: 'file',
  title: 'AVDump',
  remoteTitle: 'Utilities',
} as const;

function keepChoice(username: string, chosen: Partial<WebUiSettings['dashboard']>): void {
  const { dashboard, settingsRevision } = defaultWebUiSettings;
  const settings = { settingsRevision, dashboard: { ...dashboard, ...chosen } };
  localStorage.setItem(`hondana.settings.${username}`, JSON.stringify(settings));
}

export async function showWidget(
  Widget: SlotContent<'dashboard.widget'>,
  { as = 'plain', chosen = {}, width = 1200, height = 520, isLive = false, dump }: WidgetOptions = {},
) {
  keepChoice(people[as].username, chosen);
  const host = { offers: dump ? [dumpOffer] : [], load: () => Promise.resolve(dump) };
  const place = (
    <SlotProvider host={host}>
      <main style={{ inlineSize: width, maxInlineSize: '100%', blockSize: height }}>
        <title>Dashboard · Hondana</title>
        <Widget />
      </main>
    </SlotProvider>
  );
  const routes = [
    { path: '/dashboard', element: place },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  const screen = await renderScreen({ routes, path: '/dashboard', as });
  if (isLive) onTestFinished(connectLive(screen.queryClient));
  return screen;
}
