import type { Journey } from '../Journey.ts';
import { label, role, type Screen, text } from '../screen.ts';

const heading = (screen: Screen, words: string) => screen.see(role('heading', words));

export const firstRun: Journey = {
  name: 'sets a new server up, up to its first folder',
  sandbox: { state: 'Waiting', series: 4 },
  run: async ({ screen, server }) => {
    const { sandbox } = server;
    await screen.driver.goTo(`${server.url}/webui/`);
    await screen.click(role('link', 'Continue'));
    await heading(screen, 'Acknowledgement');
    await screen.click(role('button', 'Continue'));

    await heading(screen, 'Local Account');
    await screen.fill(label('Username'), 'root');
    await screen.fill(label(/^Password/), 'secret');
    await screen.press('Enter');

    await heading(screen, 'AniDB Account');
    await screen.fill(label('Username'), 'sandbox');
    await screen.fill(label('Password'), 'sandbox');
    await screen.press('Enter');

    await heading(screen, 'Metadata Sources');
    await screen.driver.reload();
    await heading(screen, 'Metadata Sources');
    await screen.click(role('button', 'Next'));

    await heading(screen, 'Start Server');
    await screen.click(role('button', 'Start Server'));
    await screen.see(text('Server is starting. Please wait!'));
    sandbox.clock.advance(10_000);
    await screen.click(role('button', 'Next'));

    await heading(screen, 'Import Folders');
    await screen.click(role('button', 'Add import folder'));
    await screen.fill(label('Name'), 'Anime');
    await screen.fill(label('Location'), '/srv/shoko/media/anime');
    await screen.click(role('radio', 'Yes'));
    await screen.click(role('button', 'Save'));
    await screen.see(text('Import folder added!'));
    await screen.click(role('button', 'Next'));
    await heading(screen, 'Data Collection');
    await screen.click(role('button', 'Finish'));
    await screen.address(/\/webui\/dashboard$/);
    await screen.click(role('button', 'Set Me Free!'));
    await screen.lack(role('dialog'));
  },
};
