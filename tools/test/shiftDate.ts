/**
 * Shifts `Date` by a number of milliseconds from the machine's clock; it runs on as usual. Once per realm.
 * Refers to nothing outside of itself, since Playwright hands its text to pages.
 */
export function shiftDate(offset: number): void {
  const machine = Date;
  if ('isShifted' in machine) return;
  Object.defineProperty(machine, 'isShifted', { value: true });
  const machineNow = machine.now;
  const now = (): number => machineNow() + offset;
  // Tests that set another one set this.
  machine.now = now;
  globalThis.Date = new Proxy(machine, {
    apply: () => new machine(now()).toString(),
    construct: (target, parameters, called) =>
      Reflect.construct(target, parameters.length === 0 ? [now()] : parameters, called),
  });
}
