/** Paths from the server's root. A call's `path` and `serverAddress` complete them, so those are allowed. */
const literal = /(.*?)['"`]\/(?:api|plex|signalr)(?:\/|['"`?])/g;
const completedByCall = /(?:\bpath\s*[:=]|\bserverAddress\()\s*$/;
const comment = /^\s*(?:\*|\/\/|\/\*)/;

/**
 * Behind a proxy with a path, the server isn't at the host's root.
 * @returns sentences that begin with the line number
 */
export function serverAddressFaults(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      comment.test(line)
        ? []
        : [...line.matchAll(literal)]
            .filter(([, before = '']) => !completedByCall.test(before))
            .map(
              () =>
                `${index + 1} addresses the server from the root of the host: use serverAddress, or a call's path.`,
            ),
    );
}
