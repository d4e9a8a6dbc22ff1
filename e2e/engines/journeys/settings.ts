import { type Journey, signInAt } from '../Journey.ts';
import { role, text } from '../screen.ts';

const depth = role('textbox', 'Related Depth');
const save = role('button', 'Save');

export const saveSettings: Journey = {
  name: 'saves a setting, and is asked when someone else has changed it meanwhile',
  sandbox: { series: 20 },
  run: async (place) => {
    const { screen, server } = place;
    const savedSettings = () => JSON.stringify(server.sandbox.settings.document.AniDb);
    await signInAt(place, 'settings/anidb');
    await screen.fill(depth, '3');
    await screen.click(save);
    await screen.see(text('Settings saved!'));

    await screen.fill(depth, '5');
    const { AniDb } = server.sandbox.settings.document;
    Object.assign(AniDb as object, { MaxRelationDepth: 4 });
    await screen.click(save);
    await screen.see(text(/changed elsewhere and not overwritten/));
    await screen.see(depth, ({ isFocused }) => isFocused);
    const keep = role('button', 'Keep mine');
    await screen.click(keep);
    await screen.lack(keep);
    await screen.click(save);
    await screen.until(
      'own value',
      async () => savedSettings(),
      (value) => value.includes('"MaxRelationDepth":5'),
    );
    await screen.lack(text('Unsaved Changes'));
    await screen.driver.reload();
    await screen.see(depth, ({ value }) => value === '5');
  },
  // The server refuses changes made from an outdated state.
  expectedErrors: /status of 400.*\/api\/v3\/Settings/,
};
