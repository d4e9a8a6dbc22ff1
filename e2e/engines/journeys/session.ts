import { card, type Journey, signInAt, typeLogin } from '../Journey.ts';
import { label, role } from '../screen.ts';

export const session: Journey = {
  name: 'signs in, is told a wrong password, and signs out',
  run: async (place) => {
    const { screen, server, size } = place;
    await screen.driver.goTo(`${server.url}/webui/collection`);
    await typeLogin(screen, { username: 'Default', password: 'wrong' });
    await screen.see(role('alert', undefined), ({ text }) => /password|credentials/i.test(text));
    await screen.fill(label('Password'), 'password');
    await screen.press('Enter');
    await screen.see(role('banner'));
    await screen.see(card);
    await screen.driver.reload();
    await screen.see(role('banner'));
    if (size.width < 600) {
      await screen.click(role('button', 'More'));
      await screen.click(role('button', 'Sign out'));
    } else {
      await screen.click(role('button', /^Account:/));
      await screen.click(role('menuitem', 'Sign out'));
    }
    await screen.see(label('Username'));
    await signInAt(place, 'collection');
  },
  expectedErrors: /40[01]/,
};
