import type { SlotContent } from '@hondana/shared/remote/slots';
import { defaultWebUiSettings, type WebUiSettings } from '@hondana/shared/settings';
import { people, renderScreen } from '@hondana/shared/testing/renderScreen';

interface WidgetOptions {
  readonly as?: keyof typeof people;
  /** What the person has chosen, where it is not the default; only for those whose settings the browser keeps. */
  readonly chosen?: Partial<WebUiSettings['dashboard']>;
  /** The widget's place in pixels; as wide as the default layout has it unless told. */
  readonly width?: number;
  readonly height?: number;
}

/** Shows one widget in a place as it has on the board. */
export async function showWidget(
  Widget: SlotContent<'dashboard.widget'>,
  { as = 'plain', chosen = {}, width = 1200, height = 520 }: WidgetOptions = {},
) {
  const { dashboard, settingsRevision } = defaultWebUiSettings;
  localStorage.setItem(
    `hondana.settings.${people[as].username}`,
    JSON.stringify({ settingsRevision, dashboard: { ...dashboard, ...chosen } }),
  );
  const elsewhere = { path: '*', element: <p>Elsewhere</p> };
  const place = (
    <main style={{ inlineSize: width, maxInlineSize: '100%', blockSize: height }}>
      <title>Dashboard · Hondana</title>
      <Widget />
    </main>
  );
  return renderScreen({
    routes: [{ path: '/dashboard', element: place }, elsewhere],
    path: '/dashboard',
    as,
  });
}
