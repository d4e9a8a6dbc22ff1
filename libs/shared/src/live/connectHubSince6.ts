import { connectHub, type HubListener, type HubOptions } from './connectHub.ts';
import { eventNamesSince6, readEventSince6 } from './hubEventsSince6.ts';
import { hubTokens } from './hubToken.ts';

/** All but `userData`, whose name the server lower-cases here and then doesn't know. */
const address =
  '/signalr/aggregate?feeds=anidb,avdump,configuration,file,group,managedfolder,metadata,network,queue,release,user';

/** {@link connectHub} for a server since 6, which has other names and feeds and wants a token. */
export function connectHubSince6(listener: HubListener, options?: HubOptions): () => void {
  const requestToken = hubTokens();
  let userId: number | undefined;
  return connectHub<Readonly<Record<string, unknown>>>(
    eventNamesSince6,
    {
      ...listener,
      onEvent: (name, payload) => {
        const event = readEventSince6(name, payload, userId);
        if (event) listener.onEvent(event[0], event[1]);
      },
    },
    {
      address,
      ...options,
      joinedFeeds: ['userData'],
      requestToken: async () => {
        const answer = await requestToken();
        userId = answer.userId;
        return answer.token;
      },
    },
  );
}
