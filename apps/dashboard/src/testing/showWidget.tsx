import { connectLive } from '@hondana/shared/live';
import { type Action, type SlotContent, SlotProvider } from '@hondana/shared/remote/slots';
import { defaultWebUiSettings, type WebUiSettings } from '@hondana/shared/settings';
import { people, renderScreen } from '@hondana/shared/testing/renderScreen';
import { onTestFinished } from 'vitest';

interface WidgetOptions {
  readonly as?: keyof typeof people;
  /** What the person has chosen, where it is not the default; only for those whose settings the browser keeps. */
  readonly chosen?: Partial<WebUiSettings['dashboard']>;
  /** The widget's place in pixels; as wide as the default layout has it unless told. */
  readonly width?: number;
  readonly height?: number;
  /** With the hub, as the shell has it. */
  readonly isLive?: boolean;
  /** What another remote does with a file, under the name of AVDump. */
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

/** Shows one widget in a place as it has on the board. */
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
