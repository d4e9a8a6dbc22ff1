/** Ends the current task, so that the browser can draw and handle input before the rest. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
