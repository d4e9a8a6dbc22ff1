import { type Journey, signInAt } from '../Journey.ts';
import { role, text } from '../screen.ts';

const handle = role('button', 'Arrange Queue Processor');
const said = role('status', undefined, { within: role('region', 'Edit mode') });

export const arrangeBoard: Journey = {
  name: 'arranges the board by mouse and by keys, and finds it so after a reload',
  sandbox: { series: 20 },
  run: async (place) => {
    const { screen, size } = place;
    await signInAt(place, 'dashboard');
    await screen.see(text('Queue is empty!'));
    await screen.click(role('button', 'Dashboard Settings'));
    await screen.click(role('button', 'Enable Edit Mode'));
    await screen.see(handle);
    if (size.width > 600) {
      await screen.drag(handle, { x: 300, y: 20 });
      await screen.see(said, ({ text: told }) => /Queue Processor: columns/.test(told));
    } else {
      await screen.drag(handle, { x: 0, y: 250 });
      await screen.see(said, ({ text: told }) => /Queue Processor: number/.test(told));
    }
    const { text: byMouse } = await screen.see(said);
    await screen.see(handle, ({ isFocused }) => isFocused);
    await screen.press(size.width > 600 ? 'ArrowLeft' : 'ArrowDown');
    const { text: byKey } = await screen.see(said, ({ text: told }) => told !== byMouse);
    await screen.click(role('button', 'Save'));
    await screen.see(text('Layout Saved!'));

    // What a widget far down shows is not drawn yet, but its place is there.
    await screen.driver.reload();
    await screen.click(role('button', 'Dashboard Settings'));
    await screen.click(role('button', 'Enable Edit Mode'));
    // One step and back again tells the place that was kept.
    await screen.place(handle);
    await screen.tabTo(handle);
    await screen.press('ArrowDown');
    await screen.see(said, ({ text: told }) => told !== '' && told !== byKey);
    await screen.press('ArrowUp');
    await screen.see(said, ({ text: told }) => told === byKey);
  },
};
