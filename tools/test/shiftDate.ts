/** `offset` is in milliseconds. Once per realm. Serialized into pages, so it may use nothing outside itself. */
export function shiftDate(offset: number): void {
  const machine = Date;
  if ('isShifted' in machine) return;
  Object.defineProperty(machine, 'isShifted', { value: true });
  const machineNow = machine.now;
  const now = (): number => machineNow() + offset;
  // Tests that mock the time mock this.
  machine.now = now;
  globalThis.Date = new Proxy(machine, {
    apply: () => new machine(now()).toString(),
    construct: (target, parameters, called) =>
      Reflect.construct(target, parameters.length === 0 ? [now()] : parameters, called),
  });
}
