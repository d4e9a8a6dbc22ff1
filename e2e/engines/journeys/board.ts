import { type Journey, signInAt } from '../Journey.ts';
import { role, text } from '../screen.ts';

const handle = role('button', 'Arrange Queue Processor');
const announcement = role('status', undefined, { within: role('region', 'Edit mode') });

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
      await screen.see(announcement, ({ text: announced }) => /Queue Processor: columns/.test(announced));
    } else {
      await screen.drag(handle, { x: 0, y: 250 });
      await screen.see(announcement, ({ text: announced }) => /Queue Processor: number/.test(announced));
    }
    const { text: byMouse } = await screen.see(announcement);
    await screen.see(handle, ({ isFocused }) => isFocused);
    await screen.press(size.width > 600 ? 'ArrowLeft' : 'ArrowDown');
    const { text: byKey } = await screen.see(announcement, ({ text: announced }) => announced !== byMouse);
    await screen.click(role('button', 'Save'));
    await screen.see(text('Layout Saved!'));

    // Widgets far down aren't rendered yet, but have their place.
    await screen.driver.reload();
    await screen.click(role('button', 'Dashboard Settings'));
    await screen.click(role('button', 'Enable Edit Mode'));
    // One step and back announces the saved place.
    await screen.place(handle);
    await screen.tabTo(handle);
    await screen.press('ArrowDown');
    await screen.see(announcement, ({ text: announced }) => announced !== '' && announced !== byKey);
    await screen.press('ArrowUp');
    await screen.see(announcement, ({ text: announced }) => announced === byKey);
  },
};
