/**
 * Makes `Date` tell a time that is so many milliseconds away from the machine's; it runs on as ever. Once in a realm.
 * Refers to nothing outside of itself, since Playwright hands its text to pages.
 */
export function shiftDate(offset: number): void {
  const machine = Date;
  if ('isShifted' in machine) return;
  Object.defineProperty(machine, 'isShifted', { value: true });
  const machineNow = machine.now;
  const now = (): number => machineNow() + offset;
  // Whoever sets another one, as tests do, sets this.
  machine.now = now;
  globalThis.Date = new Proxy(machine, {
    apply: () => new machine(now()).toString(),
    construct: (target, parameters, called) =>
      Reflect.construct(target, parameters.length === 0 ? [now()] : parameters, called),
  });
}
