import { newDeployment } from '../../../tools/publish/newDeployment.ts';
import { installPlugin } from '../../handWrittenPlugin.ts';
import { type Ingest, startIngest } from '../../ingest.ts';
import { card, type Journey, type Place, signInAt } from '../Journey.ts';
import { role, text } from '../screen.ts';

const errorsOf = ({ received }: Ingest) => received.filter((report) => report.includes('"type":"event"'));

async function seeMischiefReported({ screen, server }: Place, ingest: Ingest): Promise<void> {
  const before = errorsOf(ingest).length;
  await screen.driver.goTo(`${server.url}/webui/collection/series/5/x/mischief.tab`);
  await screen.until(
    'report',
    async () => {
      await screen.click(role('button', 'Retry'));
      return errorsOf(ingest).length;
    },
    (count) => count > before,
  );
}

async function leaveAndReport(place: Place, ingest: Ingest): Promise<void> {
  const { screen, server } = place;
  const { misbehaviour, requests } = server.sandbox;
  const scriptOf = (remote: string) =>
    screen.until(
      `request for a script of ${remote}`,
      async () => requests.find({ path: `/webui/remotes/${remote}/*` }).length,
      (count) => count > 0,
    );
  await signInAt(place, 'settings/general');
  await screen.click(role('switch', 'Error Reports'));
  await screen.click(role('button', 'Save'));
  await screen.see(text('Settings saved!'));

  // Leaves while the reporter works and scripts load, slowed so that nothing is prefetched.
  misbehaviour.add({ pattern: '/webui/remotes/dashboard/*.js', delay: 60_000 });
  requests.clear();
  await seeMischiefReported(place, ingest);
  await screen.click(role('link', 'Dashboard'));
  await scriptOf('dashboard');
  await screen.driver.leaveFor(`${server.url}/webui/collection`);

  misbehaviour.clear();
  misbehaviour.add({ pattern: '/webui/*.js', delay: 300 });
  for (const [path, remote] of [
    ['dashboard', 'dashboard'],
    ['utilities/unrecognized/files', 'utilities'],
    ['collection', 'collection'],
  ] as const) {
    requests.clear();
    await screen.driver.leaveFor(`${server.url}/webui/${path}`);
    await scriptOf(remote);
  }
  misbehaviour.clear();
  await screen.driver.goTo(`${server.url}/webui/collection`);
  await screen.see(card);
  await screen.lack(text('Something went wrong'));

  await seeMischiefReported(place, ingest);
  const others = errorsOf(ingest).filter((report) => !report.includes('mischief'));
  if (others.length > 0) throw new Error(`Something else was reported: ${others[0]}`);
}

export const leaving: Journey = {
  name: 'leaves pages while their scripts load, and no error of it is shown or reported',
  essentialAt: [1440],
  sandbox: { series: 40 },
  run: async (place) => {
    const ingest = await startIngest();
    await newDeployment(place.deployment, { reporter: ingest.dsn });
    await installPlugin(place.deployment, { tab: `(React) => () => { throw new TypeError('out of ink'); }` });
    try {
      await leaveAndReport(place, ingest);
    } finally {
      ingest.close();
    }
  },
  // Firefox's driver doesn't expose logged errors; the reports show that there were no others.
  expectedErrors: /out of ink|^JSHandle@error$/,
};
