// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { Outlet } from '@hondana/shared/navigation';
import { type Offer, type SlotContent, SlotProvider } from '@hondana/shared/remote/slots';
import { patchServerSettings, serverSettingsQuery } from '@hondana/shared/resources/settings';
import { signIn } from '@hondana/shared/session';
import { people, renderScreen } from '@hondana/shared/testing/renderScreen';
import { remote } from '../../remote.config.ts';
import { routes } from '../routes.tsx';
import { WidgetFrame } from '../shared/WidgetFrame.tsx';

type Widget = SlotContent<'dashboard.widget'>;

const plugin: Offer = {
  key: 'weather.now',
  slot: 'dashboard.widget',
  title: 'Weather',
  remoteTitle: 'Weather Plugin',
};

/** The dashboard's own widgets, and one of a plugin. */
const offers: readonly Offer[] = [
  ...(remote.contributions ?? []).map(({ id, slot, title }) => ({
    key: `dashboard.${id}`,
    slot,
    title,
    remoteTitle: remote.title,
  })),
  plugin,
];

/** A stand-in for the contents, of which the board knows nothing. */
function standIn({ key, title }: Offer): Widget {
  if (key === plugin.key) return () => <p>Rain</p>;
  return () => (
    <WidgetFrame title={title} textOnly>
      Content of {title}
    </WidgetFrame>
  );
}

interface BoardOptions {
  readonly as?: keyof typeof people;
  /** Address below the base path. */
  readonly path?: string;
  /** Title of a widget whose code cannot be loaded until it is mended. */
  readonly failing?: string;
}

/** Shows the dashboard's real routes with stand-ins for the widgets' contents. */
export async function renderBoard({ as = 'administrator', path = '/dashboard', failing }: BoardOptions = {}) {
  const loading = new Map<string, Promise<unknown>>();
  const asked: string[] = [];
  let broken = failing;
  const host = {
    offers,
    load(offer: Offer) {
      const known = loading.get(offer.key);
      if (known) return known;
      asked.push(offer.title);
      const answer =
        offer.title === broken
          ? Promise.reject(new Error('Its file is missing.'))
          : Promise.resolve(standIn(offer));
      loading.set(offer.key, answer);
      answer.catch(() => setTimeout(() => loading.delete(offer.key)));
      return answer;
    },
  };
  const screen = await renderScreen({
    routes: [
      {
        element: (
          <SlotProvider host={host}>
            <Outlet />
          </SlotProvider>
        ),
        children: [...routes, { path: 'elsewhere', element: <h1>Elsewhere</h1> }],
      },
    ],
    path,
    as,
  });
  const stopFailing = (): void => {
    broken = undefined;
  };
  return { ...screen, stopFailing, /** Titles of the widgets whose code was asked for. */ asked };
}

/** Puts a document in the place of the settings that the server keeps for the interface; without one, none. */
export async function keepSettings(document?: object): Promise<void> {
  await signIn({ ...people.administrator, remember: false });
  const value = document === undefined ? '' : JSON.stringify(document);
  await patchServerSettings.send({
    patch: [{ op: 'replace', path: '/WebUI_Settings', value }],
    skipValidation: true,
  });
}

/** The document that the server keeps for the interface. */
export async function keptSettings(): Promise<Record<string, unknown>> {
  return JSON.parse((await serverSettingsQuery.send({})).WebUI_Settings);
}
