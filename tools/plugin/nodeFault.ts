export function nodeFault(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return undefined;
  return `The tools need Node 22.22 or later; this is ${version}. On Linux npm has installed one with them, which “npm start” and “npx hondana-plugin” use. Elsewhere, install one.`;
}
