// First, to set the order of the CSS layers.
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

const offers: readonly Offer[] = [
  ...(remote.contributions ?? []).map(({ id, slot, title }) => ({
    key: `dashboard.${id}`,
    slot,
    title,
    remoteTitle: remote.title,
  })),
  plugin,
];

function stubWidget({ key, title }: Offer): Widget {
  if (key === plugin.key) return () => <p>Rain</p>;
  return () => (
    <WidgetFrame title={title} textOnly>
      Content of {title}
    </WidgetFrame>
  );
}

interface BoardOptions {
  readonly as?: keyof typeof people;
  readonly path?: string;
  /** Title of a widget whose chunk fails to load until `stopFailing`. */
  readonly failing?: string;
}

export async function renderBoard({ as = 'administrator', path = '/dashboard', failing }: BoardOptions = {}) {
  const loading = new Map<string, Promise<unknown>>();
  const loadedTitles: string[] = [];
  let broken = failing;
  const host = {
    offers,
    load(offer: Offer) {
      const known = loading.get(offer.key);
      if (known) return known;
      loadedTitles.push(offer.title);
      const answer =
        offer.title === broken
          ? Promise.reject(new Error('Its file is missing.'))
          : Promise.resolve(stubWidget(offer));
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
  return { ...screen, stopFailing, /** Titles of the widgets whose code was requested. */ loadedTitles };
}

/** Without a document, the server has no settings of the interface. */
export async function keepSettings(document?: object): Promise<void> {
  await signIn({ ...people.administrator, remember: false });
  const value = document === undefined ? '' : JSON.stringify(document);
  await patchServerSettings.send({
    patch: [{ op: 'replace', path: '/WebUI_Settings', value }],
    skipValidation: true,
  });
}

export async function keptSettings(): Promise<Record<string, unknown>> {
  return JSON.parse((await serverSettingsQuery.send({})).WebUI_Settings);
}
